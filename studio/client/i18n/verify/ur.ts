import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Urdu. */
export const ur: Record<VerifyKey, string> = {
  'verify.title': 'راؤنڈ کی تصدیق',
  'verify.intro': 'حساب صرف سیڈز سے آپ کے براؤزر میں ہوتا ہے۔ آف لائن بھی چلتا ہے، اور کچھ بھیجا نہیں جاتا۔',
  'verify.serverSeed': 'سرور سیڈ (ظاہر شدہ)',
  'verify.commitment': 'اس کا ہیش، جیسا راؤنڈ سے پہلے دکھایا گیا',
  'verify.clientSeed': 'کلائنٹ سیڈ',
  'verify.nonce': 'راؤنڈ کا نمبر (nonce)',
  'verify.game': 'گیم',
  'verify.choose': 'گیم چنیں',
  'verify.moves': 'چالیں',
  'verify.waiting': 'ان چالوں کے بعد راؤنڈ اگلی چال کا منتظر ہے۔',
  'verify.impossible': 'ایسا راؤنڈ کھیلا ہی نہیں جا سکتا: قواعد اس کی شرط یا کسی چال کی اجازت نہیں دیتے۔',
  'verify.stake': 'شرط',
  'verify.run': 'تصدیق کریں',
  'verify.hashOk': 'ہیش ملتا ہے: یہ وہی سیڈ ہے جو راؤنڈ سے پہلے دکھایا گیا۔',
  'verify.hashWrong': 'ہیش اس سرور سیڈ سے نہیں ملتا۔',
  'verify.hashOwn': 'اس سرور سیڈ کا ہیش: {hash}',
  'verify.total': 'راؤنڈ {stake} کے داؤ پر {amount} ادا کرتا ہے (چھوٹی اکائیوں میں)۔',
  'verify.jackpot': 'یہ راؤنڈ گرینڈ جیک پاٹ جیتتا ہے۔',
  'verify.noJackpot': 'یہ راؤنڈ جیک پاٹ نہیں جیتتا۔',
  'verify.bad':
    'گیم، سرور سیڈ، 1 سے 64 انگریزی حروف، ہندسوں، - یا _ کا کلائنٹ سیڈ، پورا عدد nonce، اور راؤنڈ کی شرط اور چالیں درج کریں۔',
  'verify.insecure': 'آپ کا براؤزر یہاں راؤنڈ کی تصدیق نہیں کر سکتا۔ صفحہ HTTPS پر یا محفوظ فائل کے طور پر کھولیں۔',
  'verify.page': 'الگ تصدیقی صفحہ کھولیں (محفوظ کر کے آف لائن بھی استعمال ہو سکتا ہے)',
};
