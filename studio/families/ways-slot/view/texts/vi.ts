import type { MessageKey } from './en.ts';

/** Texts of ways slots in Vietnamese. */
export const vi: Record<MessageKey, string> = {
  spin: 'Quay',
  ways: 'Cách thắng',
  betOn: 'Tối đa {ways} cách',
  reels: 'Các cuộn, từ trái sang phải: {columns}',
  freeSpins: 'Vòng quay miễn phí: {count}',
  freeSpinOf: 'Vòng quay miễn phí {index}/{count}',
  times: 'Hệ số nhân',
  win: '{reels} × {symbol}, {ways} cách',
  capped: 'Ván đã đạt mức thắng tối đa và kết thúc.',
  'pay.intro':
    '{reels} cuộn, mỗi cuộn hiện 2 đến 7 biểu tượng. Một biểu tượng trả thưởng cho mỗi cách tính từ trái: mỗi cuộn một biểu tượng đó. Biểu tượng thắng biến mất, các biểu tượng phía trên rơi xuống thay, cho đến khi không còn thắng.',
  'pay.wild': '{symbol} thay mọi biểu tượng có trả thưởng và tính là {counts}. Biểu tượng này không có ở cuộn đầu.',
  'pay.multiplier': 'Hệ số nhân của lượt quay tính tiền bắt đầu từ {start} và tăng {step} sau mỗi lần rơi.',
  'pay.free':
    'Đủ số {symbol} ở bất kỳ đâu được vòng quay miễn phí (số biểu tượng → số vòng quay miễn phí). Hệ số nhân bắt đầu từ {start} và tăng {step} sau mỗi lần rơi.',
  'pay.persists': 'Trong vòng quay miễn phí, hệ số nhân không đặt lại.',
  'pay.cap': 'Một ván trả tối đa {cap} lần tiền cược và kết thúc tại đó.',
  'part.ways': 'RTP từ kết quả đầu của lượt quay',
  'part.cascades': 'RTP từ các lần rơi',
  'part.free': 'RTP từ vòng quay miễn phí',
  'share.free': 'Ván có vòng quay miễn phí',
  'verify.spin': 'Lượt quay',
  'verify.freeSpin': 'Vòng quay miễn phí {index}',
  'verify.fall': 'Lần rơi {number}: {wins} × {multiplier}',
  'verify.nothing': 'Không có cách nào trả thưởng.',
};
