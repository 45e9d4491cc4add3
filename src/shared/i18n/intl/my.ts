import '@formatjs/intl-datetimeformat/locale-data/my.js';
import './names.ts';
import '@formatjs/intl-displaynames/locale-data/my.js';
import '@formatjs/intl-listformat/locale-data/my.js';
import '@formatjs/intl-numberformat/locale-data/my.js';
import '@formatjs/intl-relativetimeformat/locale-data/my.js';
import { completeIntl } from './complete.ts';

completeIntl('my');
