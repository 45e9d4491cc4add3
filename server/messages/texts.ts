import type { Language } from '../../contract/primitives.ts';

interface Code {
  brand: string;
  code: string;
  minutes: number;
}
interface Reset {
  brand: string;
  name: string;
  link: string;
  minutes: number;
}
interface Texts {
  code: (about: Code) => string;
  reset: (about: Reset) => { subject: string; text: string };
}

const EN: Texts = {
  code: ({ brand, code, minutes }) =>
    `${code} is your ${brand} code. It is good for ${minutes} minutes. Tell it to nobody, whoever asks.`,
  reset: ({ brand, name, link, minutes }) => ({
    subject: `${brand}: set a new password`,
    text: `Hello ${name},

somebody, we hope you, asked to set a new password for your ${brand} account. This link does it, once, within ${minutes} minutes:

${link}

If it was not you, you need do nothing: your password stays as it is.`,
  }),
};

const CN: Texts = {
  code: ({ brand, code, minutes }) => `${code} 是您的 ${brand} 验证码,${minutes} 分钟内有效。请勿告诉任何人。`,
  reset: ({ brand, name, link, minutes }) => ({
    subject: `${brand}:设置新密码`,
    text: `${name},您好:

有人(希望是您本人)请求为您的 ${brand} 账户设置新密码。请在 ${minutes} 分钟内打开此链接,仅可使用一次:

${link}

如果不是您本人操作,无需理会,您的密码不会改变。`,
  }),
};

const AR: Texts = {
  code: ({ brand, code, minutes }) =>
    `${code} هو رمزك في ${brand}، صالح لمدة ${minutes} دقائق. لا تخبر به أحدًا مهما كان.`,
  reset: ({ brand, name, link, minutes }) => ({
    subject: `${brand}: تعيين كلمة مرور جديدة`,
    text: `مرحبًا ${name}،

طلب أحدهم، ونأمل أنه أنت، تعيين كلمة مرور جديدة لحسابك في ${brand}. هذا الرابط يفعل ذلك مرة واحدة خلال ${minutes} دقيقة:

${link}

إن لم تكن أنت من طلب ذلك فلا يلزمك فعل شيء: تبقى كلمة مرورك كما هي.`,
  }),
};

const texts: Partial<Record<Language, Texts>> = { EN, CN, AR };
/** A language without texts of its own reads the English ones (SYS-07). */
const textsOf = (language: Language): Texts => texts[language] ?? EN;

/** A text message with a code. */
export const codeText = (language: Language, about: Code): string => textsOf(language).code(about);

/** The letter with a link to set a new password; `name` as it was typed. */
export const resetLetter = (language: Language, about: Reset): { subject: string; text: string } =>
  textsOf(language).reset(about);
