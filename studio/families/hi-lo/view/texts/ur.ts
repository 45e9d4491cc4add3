import type { MessageKey } from './en.ts';

/** Texts of higher or lower in Urdu. */
export const ur: Record<MessageKey, string> = {
  begin: 'پتا دکھائیں',
  betOn: 'پہلا پتا',
  take: 'کیش آؤٹ {amount}',
  skip: 'پتا چھوڑیں',
  'guess.higher': 'بڑا',
  'guess.lower': 'چھوٹا',
  'guess.higher-or-same': 'بڑا یا برابر',
  'guess.lower-or-same': 'چھوٹا یا برابر',
  'guess.same': 'برابر',
  'guess.red': 'لال',
  'guess.black': 'کالا',
  chance: '{from} میں سے {wins}',
  now: 'ابھی',
  guesses: 'اندازے',
  cards: 'اس راؤنڈ کے پتے',
  shown: '{card}۔ اگلا کیا ہو گا؟',
  right: '{card}۔ درست۔ ابھی {amount} کیش آؤٹ ہو سکتے ہیں۔',
  wrong: '{card}۔ راؤنڈ ختم۔',
  'rules.1': 'ایک پتا دکھایا جاتا ہے۔ اندازہ لگائیں کہ اگلا اس کے مقابلے میں کیسا ہو گا۔ اکّا سب سے بڑا ہے۔',
  'rules.2':
    'ہر درست اندازے پر راؤنڈ کا پے آؤٹ اس اندازے کے امکان کے حساب سے بڑھتا ہے۔ جاری رکھیں، یا دکھائی گئی رقم کیش آؤٹ کریں۔ غلط اندازے پر راؤنڈ بغیر پے آؤٹ ختم ہو جاتا ہے۔',
  'rules.full': 'ہر پتا 52 پتوں کی پوری گڈی سے آتا ہے۔ ایک راؤنڈ میں چھوڑے جا سکنے والے پتے: {skips}۔',
  'rules.shrinking': 'دکھائے جا چکے پتے اس راؤنڈ میں دوبارہ نہیں آتے۔ چھوڑے جا سکنے والے پتے: {skips}۔',
  'rules.3': 'سب سے بڑا ملٹی پلائر داؤ کا {ceiling} گنا ہے۔',
};
