import type en from '../en/missions.ts';

/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'لعب أمسية',
    summary: '',
  },
  'three-doors': {
    title: 'شيء جديد',
    summary: 'جرّب ثلاث ألعاب في يوم واحد.',
  },
  'big-catch': {
    title: 'صيد ثمين',
    summary: '',
  },
  'four-evenings': {
    title: 'أربع أمسيات',
    summary: 'العب في أربعة أيام من الأسبوع.',
  },
  'half-moon': {
    title: 'نصف القمر',
    summary: '',
  },
  'full-moon': {
    title: 'البدر',
    summary: '',
  },
  'daily-race': {
    title: 'سباق اليوم',
    summary: 'الألعاب الأقل عائدًا تُحتسب أكثر، فلكل لعبة نصيب عادل.',
  },
  'weekly-league': {
    title: 'دوري الأسبوع',
    summary: '',
  },
  'lantern-cup': {
    title: 'كأس الفانوس',
    summary: 'أسبوع واحد، وربح واحد يُحتسب.',
  },
} satisfies typeof en;
