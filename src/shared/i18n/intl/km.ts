import '@formatjs/intl-datetimeformat/locale-data/km.js';
import './names.ts';
import '@formatjs/intl-displaynames/locale-data/km.js';
import '@formatjs/intl-listformat/locale-data/km.js';
import '@formatjs/intl-numberformat/locale-data/km.js';
import '@formatjs/intl-relativetimeformat/locale-data/km.js';
import { completeIntl } from './complete.ts';

completeIntl('km');
