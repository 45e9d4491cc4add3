/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'กาน้ำชาหยก',
    description: 'เซรามิกสโตนแวร์ หูไม้ไผ่ ชงได้ 4 ถ้วย',
  },
  vase: {
    name: 'แจกันพอร์ซเลน',
    description: 'เพ้นท์มือ สูง 28 ซม.',
  },
  fan: {
    name: 'พัดผ้าไหม',
    description: 'พับเก็บในซองได้',
  },
  lantern: {
    name: 'โคมกระดาษ',
    description: 'แสงนวลสำหรับระเบียงหรือโต๊ะ',
  },
  bonsai: {
    name: 'บอนไซ',
    description: 'ต้นจูนิเปอร์เล็ก พร้อมถาดและอุปกรณ์',
  },
  cranes: {
    name: 'ชุดพับนกกระเรียน',
    description: 'กระดาษ 100 แผ่นพร้อมคู่มือ',
  },
  watch: {
    name: 'นาฬิกาพก',
    description: 'ไขลาน พร้อมสายโซ่',
  },
  hourglass: {
    name: 'นาฬิกาทราย',
    description: 'ทองเหลืองกับทราย จับเวลา 30 นาที',
  },
  headphones: {
    name: 'หูฟัง',
    description: 'ไร้สาย ฟังได้ 30 ชั่วโมง',
  },
  microphone: {
    name: 'ไมโครโฟน',
    description: 'สำหรับโทร ร้องเพลง และสตรีม',
  },
  guitar: {
    name: 'กีตาร์พกพา',
    description: 'ตัวเล็ก เสียงเต็ม พร้อมกระเป๋า',
  },
  drum: {
    name: 'กลองมือ',
    description: 'ไม้บีชและหนังแพะ',
  },
  maracas: {
    name: 'ลูกแซก',
    description: '1 คู่ เพ้นท์ลาย',
  },
  gamepad: {
    name: 'จอยเกม',
    description: 'ใช้กับคอม มือถือ และคอนโซล',
  },
  retro: {
    name: 'เครื่องเกมย้อนยุค',
    description: 'จอย 2 อัน เกม 200 เกม',
  },
  robot: {
    name: 'หุ่นยนต์สังกะสี',
    description: 'ไขลานแล้วเดินได้',
  },
  drone: {
    name: 'โดรนติดกล้อง',
    description: 'พับแล้วเท่าฝ่ามือ',
  },
  football: {
    name: 'ลูกฟุตบอล',
    description: 'ขนาดแข่งขัน เย็บมือ',
  },
  basketball: {
    name: 'ลูกบาสเกตบอล',
    description: 'ใช้ได้ทั้งในร่มและกลางแจ้ง',
  },
  tennis: {
    name: 'ลูกเทนนิส',
    description: '1 กระป๋อง 4 ลูก',
  },
  shuttlecocks: {
    name: 'ลูกแบดมินตัน',
    description: 'ขนห่าน 1 โหล',
  },
  gloves: {
    name: 'นวมชกมวย',
    description: '12 ออนซ์ พร้อมผ้าพันมือ',
  },
  cards: {
    name: 'ไพ่',
    description: '2 สำรับ ผิวลินิน',
  },
  dice: {
    name: 'ลูกเต๋าแก้ว',
    description: '1 คู่ ในถุงกำมะหยี่',
  },
  hat: {
    name: 'หมวกทรงสูง',
    description: 'ผ้าสักหลาดขนสัตว์ มี 4 ขนาด',
  },
  wheel: {
    name: 'พังงาเรือ',
    description: 'แขวนผนัง กว้าง 40 ซม.',
  },
  ring: {
    name: 'แหวนโทแพซ',
    description: 'เงินแท้ประดับบลูโทแพซ',
  },
  pendant: {
    name: 'จี้โกเมน',
    description: 'พร้อมสร้อยเงินแท้',
  },
  cupcakes: {
    name: 'คัพเค้กกล่อง',
    description: '6 ชิ้น จากร้านเบเกอรี่ใกล้คุณ',
  },
  lamp: {
    name: 'ตะเกียงทองเหลือง',
    description: 'งานทำมือ มีเพียง 5 ชิ้น',
  },
};
