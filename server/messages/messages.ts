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

/** Sends messages. Resolves once the carrier has accepted the message, else throws the failure `message_not_sent`. */
export interface Messages {
  sms(message: Sms): Promise<void>;
  mail(message: Mail): Promise<void>;
}
