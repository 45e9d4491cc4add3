import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Messages } from './messages.ts';
import { storedMessages } from './sent-messages.ts';
import { httpSms } from './sms-http.ts';
import { smtpMail } from './smtp.ts';

/** Whether messages are only stored for /dev/mail, where everybody can read their codes: only in a demo without a carrier. */
export const storesMessages = ({ demo, mail, sms }: Pick<Config, 'demo' | 'mail' | 'sms'>): boolean =>
  demo && !mail && !sms;

const nobody: Messages['sms'] = (_message, fail) =>
  Promise.reject(fail('message_not_sent', { cause: new Error('no carrier for this kind of message is configured') }));

/** Returns the configured message carrier, or undefined if there is none. */
export const chooseMessages = (config: Config, database: Database): Messages | undefined => {
  if (storesMessages(config)) return storedMessages(database);
  const { mail, sms, secrets } = config;
  if (!mail && !sms) return undefined;
  return {
    sms: sms ? httpSms({ ...sms, token: secrets.smsToken! }) : nobody,
    mail: mail ? smtpMail({ ...mail, url: secrets.smtpUrl! }) : nobody,
  };
};
