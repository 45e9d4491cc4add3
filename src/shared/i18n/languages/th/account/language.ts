/** The choice of a language. */
export const texts = {
  search: 'ค้นหาภาษา',
  notLoaded: 'โหลด{{language}}ไม่ได้',
  stays: 'หน้านี้ยังใช้{{now}} โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
  none: 'ไม่มีภาษาชื่อนี้',
};
