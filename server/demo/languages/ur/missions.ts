/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'ایک شام کا کھیل',
    summary: '',
  },
  'three-doors': {
    title: 'کچھ نیا',
    summary: 'ایک دن میں تین گیمز آزمائیں۔',
  },
  'big-catch': {
    title: 'بڑا شکار',
    summary: '',
  },
  'four-evenings': {
    title: 'چار شامیں',
    summary: 'ہفتے کے چار دن کھیلیں۔',
  },
  'half-moon': {
    title: 'آدھا چاند',
    summary: '',
  },
  'full-moon': {
    title: 'پورا چاند',
    summary: '',
  },
  'daily-race': {
    title: 'روزانہ ریس',
    summary: 'کم RTP والی گیمز کے داؤ زیادہ گنے جاتے ہیں، تاکہ تمام گیمز کا وزن برابر رہے۔',
  },
  'weekly-league': {
    title: 'ہفتہ وار لیگ',
    summary: '',
  },
  'lantern-cup': {
    title: 'لالٹین کپ',
    summary: 'ایک ہفتہ، ایک ہی جیت گنی جاتی ہے۔',
  },
};
