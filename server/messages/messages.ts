/** A text message to one person, in that person's language. */
interface Sms {
  merchant: string;
  /** E.164, as +14155550123. */
  to: string;
  text: string;
}
/** A letter to one person. */
interface Mail extends Sms {
  /** A mail address. */
  to: string;
  subject: string;
}

/** Who carries messages out of the house; resolves once the carrier took it, else throws the failure `message_not_sent`. */
export interface Messages {
  sms(message: Sms): Promise<void>;
  mail(message: Mail): Promise<void>;
}
