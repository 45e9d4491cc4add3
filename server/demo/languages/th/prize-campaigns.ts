/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'โบนัสจับรางวัล',
    summary: 'ได้จากวงล้อหรือการจับรางวัล',
    body: 'โบนัสสำหรับคาสิโน',
  },
  'mission-prizes': {
    title: 'โบนัสภารกิจ',
    summary: 'โบนัสจากภารกิจและกระดานอันดับ',
    body: 'ทำภารกิจให้สำเร็จ หรือติดกระดานอันดับที่มีรางวัลเป็นโบนัส',
  },
  'points-bonus': {
    title: 'โบนัสแลกคะแนน',
    summary: 'ใช้คะแนนแลกโบนัส',
    body: 'เลือกได้ที่ร้านแลกคะแนน',
  },
  'points-rounds': {
    title: 'รอบฟรีแลกคะแนน',
    summary: 'ใช้คะแนนแลกรอบฟรี',
    body: 'เลือกได้ที่ร้านแลกคะแนน',
  },
};
