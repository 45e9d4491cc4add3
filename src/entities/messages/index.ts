export { MobileCodeForm } from './mobile-code-form.tsx';
export { createMobile } from './mobile.ts';
export { SmsCodeField } from './sms-code-field.tsx';
export { createMemberCode, createSmsCode } from './sms-code.ts';
