import * as credits from './credits.ts';
import * as doors from './doors.ts';
import * as firebase from './firebase.ts';
import * as human from './human.ts';
import * as register from './register.ts';
import * as security from './security.ts';
import * as service from './service.ts';
import * as wallet from './wallet.ts';

export default {
  credits: credits.words,
  doors: doors.words,
  firebase: firebase.words,
  human: human.words,
  register: register.words,
  security: security.words,
  service: service.words,
  wallet: wallet.words,
  failure: {
    ...doors.failure,
    ...firebase.failure,
    ...human.failure,
    ...register.failure,
    ...security.failure,
    ...service.failure,
  },
};
