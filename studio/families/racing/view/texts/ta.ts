import { ta as place } from '../../../shared/place-texts/ta.ts';
import { ta as runners } from '../runners/ta.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Tamil. */
export const ta: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'பந்தயம் வை',
  race: 'ரேஸ்',
  win: 'வின்',
  place: 'பிளேஸ்',
  exacta: 'எக்ஸாக்டா',
  first: 'முதலாவது',
  second: 'இரண்டாவது',
  strength: 'வலிமை',
  runner: 'குதிரை',
  'on.win': '{runner} வின்',
  'on.place': '{runner} பிளேஸ்',
  'on.exacta': 'எக்ஸாக்டா {first}-{second}',
  off: 'ரேஸ் தொடங்கியது',
  finished: '{first} வெற்றி, இரண்டாவது {second}, மூன்றாவது {third}',
  winner: 'வெற்றியாளர் {runner}',
  shares: 'கடைசி {rounds} ரேஸ்களின் வெற்றியாளர்கள்: {counts}',
  share: '{runner}: {count}',
  'rules.1':
    'வின்: குதிரை முதலில் வரும். பிளேஸ்: முதல் {placed} இடங்களில் ஒன்றில் வரும். எக்ஸாக்டா: இரண்டு குதிரைகள் இதே வரிசையில் முதலாவது, இரண்டாவது வரும்.',
  'rules.2':
    'எல்லாக் குதிரைகளிலிருந்தும், அவற்றின் வலிமையின் பங்குப்படி வெற்றியாளர் தேர்வாகும். மீதமுள்ளவற்றிலிருந்து இரண்டாவது அதே விதத்தில் தேர்வாகும்; இப்படியே தொடரும்.',
  'rules.3': 'ஆட்ஸ், வலிமைகளின்படி கணக்கிட்டு, ஹவுஸின் மார்ஜினைக் கழித்து, கீழ்நோக்கி முழுமையாக்கியது. இதில் பந்தயத் தொகையும் அடங்கும்.',
  'rules.4': 'ரேஸ் காட்டப்படும் முன்பே முடிவு தீர்மானிக்கப்படுகிறது. ரேஸ் அதைக் காட்டும் அவ்வளவே; மாற்றாது.',
  'part.win': 'வெற்றிகளிலிருந்து',
};
