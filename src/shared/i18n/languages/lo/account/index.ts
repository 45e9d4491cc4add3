import * as credits from './credits.ts';
import * as centre from './centre.ts';
import * as auth from './auth.ts';
import * as firebase from './firebase.ts';
import * as captcha from './captcha.ts';
import * as inbox from './inbox.ts';
import * as language from './language.ts';
import * as limits from './limits.ts';
import member from './member.ts';
import * as play from './play.ts';
import * as records from './records.ts';
import * as register from './register.ts';
import * as security from './security.ts';
import * as support from './support.ts';
import * as tickets from './tickets.ts';
import * as transfer from './transfer.ts';
import * as wallet from './wallet.ts';
import * as withdraw from './withdraw.ts';

export default {
  credits: credits.texts,
  centre: centre.texts,
  auth: auth.texts,
  firebase: firebase.texts,
  captcha: captcha.texts,
  inbox: inbox.texts,
  language: language.texts,
  limits: limits.texts,
  member,
  play: play.texts,
  records: records.texts,
  register: register.texts,
  security: security.texts,
  support: support.texts,
  tickets: tickets.texts,
  bell: tickets.bell,
  transfer: transfer.texts,
  wallet: wallet.texts,
  withdraw: withdraw.texts,
  failure: {
    ...auth.failure,
    ...firebase.failure,
    ...captcha.failure,
    ...inbox.failure,
    ...play.failure,
    ...register.failure,
    ...security.failure,
    ...support.failure,
    ...tickets.failure,
    ...wallet.failure,
  },
};
