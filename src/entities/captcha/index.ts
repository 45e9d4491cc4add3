export { CaptchaField } from './captcha-field.tsx';
export { createCaptcha, isCaptchaNext, isCaptchaSpent } from './captcha.ts';
