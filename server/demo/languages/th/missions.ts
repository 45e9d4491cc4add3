/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'เล่นยามเย็น',
    summary: '',
  },
  'three-doors': {
    title: 'ลองของใหม่',
    summary: 'ลองเล่น 3 เกมภายในวันเดียว',
  },
  'big-catch': {
    title: 'ปลาตัวใหญ่',
    summary: '',
  },
  'four-evenings': {
    title: 'สี่ค่ำคืน',
    summary: 'เล่น 4 วันในหนึ่งสัปดาห์',
  },
  'half-moon': {
    title: 'พระจันทร์ครึ่งดวง',
    summary: '',
  },
  'full-moon': {
    title: 'พระจันทร์เต็มดวง',
    summary: '',
  },
  'daily-race': {
    title: 'แข่งประจำวัน',
    summary: 'เดิมพันในเกมที่ RTP ต่ำกว่าได้น้ำหนักมากกว่า ทุกเกมจึงเท่าเทียมกัน',
  },
  'weekly-league': {
    title: 'ลีกประจำสัปดาห์',
    summary: '',
  },
  'lantern-cup': {
    title: 'ถ้วยโคมไฟ',
    summary: 'หนึ่งสัปดาห์ นับรอบที่ชนะสูงสุดรอบเดียว',
  },
};
