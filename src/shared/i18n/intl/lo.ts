import '@formatjs/intl-datetimeformat/locale-data/lo.js';
import './names.ts';
import '@formatjs/intl-displaynames/locale-data/lo.js';
import '@formatjs/intl-listformat/locale-data/lo.js';
import '@formatjs/intl-numberformat/locale-data/lo.js';
import '@formatjs/intl-relativetimeformat/locale-data/lo.js';
import { completeIntl } from './complete.ts';

completeIntl('lo');
