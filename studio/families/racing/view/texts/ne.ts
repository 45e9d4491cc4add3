import { ne as place } from '../../../shared/place-texts/ne.ts';
import { ne as runners } from '../runners/ne.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Nepali. */
export const ne: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'बेट गर्नुहोस्',
  race: 'रेस',
  win: 'विन',
  place: 'प्लेस',
  exacta: 'एक्जाक्टा',
  first: 'पहिलो',
  second: 'दोस्रो',
  strength: 'तागत',
  runner: 'धावक',
  'on.win': '{runner} विन',
  'on.place': '{runner} प्लेस',
  'on.exacta': 'एक्जाक्टा {first}-{second}',
  off: 'रेस सुरु भयो',
  finished: '{first} ले जित्यो, दोस्रो {second}, तेस्रो {third}',
  winner: 'विजेता {runner}',
  shares: 'पछिल्ला {rounds} रेसका विजेता: {counts}',
  share: '{runner}: {count}',
  'rules.1':
    'विन: धावक पहिलो आउनुपर्छ। प्लेस: पहिलो {placed} भित्र आउनुपर्छ। एक्जाक्टा: दुई धावक यही क्रममा पहिलो र दोस्रो आउनुपर्छ।',
  'rules.2': 'सबै धावकबाट आ-आफ्नो तागतको हिस्सा अनुसार विजेता निकालिन्छ। बाँकीबाट त्यसैगरी दोस्रो निकालिन्छ, यसैगरी अरू।',
  'rules.3': 'अड्स तागतमा भर पर्छ, हाउस मार्जिन घटाएर तलतिर राउन्ड गरिन्छ। यसमा बेट रकम समावेश छ।',
  'rules.4': 'रेस देखाइनुअघि नै नतिजा निकालिन्छ। रेसले नतिजा देखाउँछ मात्र, फेर्दैन।',
  'part.win': 'जितबाट',
};
