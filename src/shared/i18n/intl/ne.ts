import '@formatjs/intl-datetimeformat/locale-data/ne.js';
import './names.ts';
import '@formatjs/intl-displaynames/locale-data/ne.js';
import '@formatjs/intl-listformat/locale-data/ne.js';
import '@formatjs/intl-numberformat/locale-data/ne.js';
import '@formatjs/intl-relativetimeformat/locale-data/ne.js';
import { completeIntl } from './complete.ts';

completeIntl('ne');
