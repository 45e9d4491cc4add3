import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Vietnamese. */
export const vi: Record<VerifyKey, string> = {
  'verify.title': 'Kiểm chứng ván',
  'verify.intro':
    'Chỉ tính từ các seed, ngay trong trình duyệt của bạn. Chạy được khi không có mạng và không gửi gì đi.',
  'verify.serverSeed': 'Seed máy chủ (đã công bố)',
  'verify.commitment': 'Mã băm của seed, như hiển thị trước ván',
  'verify.clientSeed': 'Seed của bạn',
  'verify.nonce': 'Số thứ tự ván (nonce)',
  'verify.game': 'Game',
  'verify.choose': 'Chọn game',
  'verify.moves': 'Các lượt đi',
  'verify.waiting': 'Sau các lượt này, ván còn chờ một lượt nữa.',
  'verify.impossible': 'Không thể có ván như vậy: luật không cho phép cược hoặc một lượt đi trong đó.',
  'verify.stake': 'Cược',
  'verify.run': 'Kiểm chứng',
  'verify.hashOk': 'Mã băm khớp: đây là seed đã hiển thị trước ván.',
  'verify.hashWrong': 'Mã băm không khớp với seed máy chủ này.',
  'verify.hashOwn': 'Mã băm của seed máy chủ này: {hash}',
  'verify.total': 'Ván này trả {amount} đơn vị nhỏ nhất cho tiền cược {stake}.',
  'verify.jackpot': 'Ván này nổ hũ lớn.',
  'verify.noJackpot': 'Ván này không nổ hũ.',
  'verify.bad':
    'Hãy nhập game, seed máy chủ, seed của bạn gồm 1–64 chữ cái, chữ số, - hoặc _, số nonce nguyên, cùng cược và các lượt đi của ván.',
  'verify.insecure': 'Trình duyệt của bạn không kiểm chứng được ở đây. Hãy mở trang qua HTTPS hoặc từ tệp đã lưu.',
  'verify.page': 'Mở trang kiểm chứng độc lập (lưu lại và dùng được khi không có mạng)',
};
