import type { Fail } from '../http/failure.ts';

/** A text message to one person, in that person's language. */
interface Sms {
  merchant: string;
  /** E.164, as +14155550123. */
  to: string;
  text: string;
}
/** A mail to one person. */
interface Mail extends Sms {
  /** A mail address. */
  to: string;
  subject: string;
}

/**
 * Sends messages. Resolves once the carrier has accepted the message, else throws the failure `message_not_sent`. Its cause is
 * only logged, because it may name the account with the carrier.
 */
export interface Messages {
  sms: (message: Sms, fail: Fail<'message_not_sent'>) => Promise<void>;
  mail: (message: Mail, fail: Fail<'message_not_sent'>) => Promise<void>;
}
