import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Messages } from './messages.ts';
import { notSent } from './not-sent.ts';
import { storedMessages } from './sent-messages.ts';
import { httpSms } from './sms-http.ts';
import { smtpMail } from './smtp.ts';

/** Whether messages go nowhere but to the outbox, which shows everybody the codes in them: in a demo without a carrier alone. */
export const storesMessages = ({ demo, mail, sms }: Pick<Config, 'demo' | 'mail' | 'sms'>): boolean =>
  demo && !mail && !sms;

const nobody = () => Promise.reject(notSent(new Error('no carrier for this kind of message is configured')));

/** Who carries this house's messages, by its configuration; undefined where nobody does. */
export const chooseMessages = (config: Config, database: Database): Messages | undefined => {
  if (storesMessages(config)) return storedMessages(database);
  const { mail, sms, secrets } = config;
  if (!mail && !sms) return undefined;
  return {
    sms: sms ? httpSms({ ...sms, token: secrets.smsToken! }) : nobody,
    mail: mail ? smtpMail({ ...mail, url: secrets.smtpUrl! }) : nobody,
  };
};
