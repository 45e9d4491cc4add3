/** The help centre, in paragraphs. */
export default {
  rules: {
    title: 'Luật chơi',
    body: [
      'Bạn phải đủ 18 tuổi trở lên mới được chơi. Mỗi người chỉ được có một tài khoản.',
      'Cược có hiệu lực khi được xác nhận. Tiền cược được trừ khỏi số dư ngay lúc đó, tiền thắng được cộng khi ván kết thúc. Nếu mất kết nối, ván vẫn được hoàn tất và bạn xem kết quả trong lịch sử cược.',
      'Mỗi lúc bạn chỉ chơi được một slot, hai lượt quay cách nhau ít nhất 2,5 giây. Không có chế độ tự động quay.',
      'Tỷ lệ, bảng trả thưởng, mức cược thấp nhất và cao nhất đều hiển thị trong game trước khi bạn cược. Trang Hũ thưởng cho biết tiền của từng hũ đến từ đâu và xác suất trúng của bạn.',
      'Nếu game gặp sự cố, các cược của ván đó bị hủy và tiền cược được hoàn lại. Bạn có thể xem trong lịch sử tài khoản.',
    ],
  },
  account: {
    title: 'Tài khoản của bạn',
    body: [
      'Để đăng ký, hãy chọn tên đăng nhập gồm 4–20 chữ cái hoặc chữ số, bắt đầu bằng chữ cái, và mật khẩu gồm 8–64 ký tự.',
      'Bạn sẽ được đăng xuất chậm nhất sau mười hai giờ. Để đăng xuất khỏi mọi thiết bị cùng lúc, chọn “Đăng xuất mọi nơi” trong Tài khoản của tôi. Sau ba lần nhập sai mật khẩu, bạn cần hoàn thành một bước kiểm tra bảo mật ngắn.',
      'Để nạp tiền, chọn phương thức, nhập số tiền và thanh toán trên trang thanh toán. Số dư được cập nhật ngay khi thanh toán được xác nhận. Khoản nạp lớn có thể được xét duyệt trước; bạn theo dõi trạng thái trong Lịch sử nạp tiền.',
      'Số dư ở đầu trang là số tiền bạn có thể cược. Nếu số dư bị mờ, kết nối vừa gián đoạn. Tiền của bạn vẫn an toàn, việc đặt cược tạm dừng cho đến khi có kết nối lại.',
    ],
  },
  faq: {
    title: 'Hỏi đáp',
    body: [
      'Đây có phải tiền thật không? Không. Đây là trang demo, không thu và không chi trả tiền thật.',
      'Những ai có tên trên bảng thắng? Người chơi mô phỏng của trang demo và khách truy cập khác. Tên được ẩn một phần.',
      'Tôi chơi thử trước được không? Được. Chọn “Chơi thử” khi đăng nhập: bạn chơi mọi game bằng tiền chơi thử, tỷ lệ như chơi thật, không cần tài khoản.',
      'Làm sao biết kết quả công bằng? Mỗi ván đều kiểm chứng được. Trước khi bạn cược, game hiển thị một mã cố định kết quả; sau đó bạn đối chiếu bằng nút Kiểm chứng trong game, ngay trên thiết bị của mình.',
      'Tôi đã thanh toán nhưng số dư không đổi. Hãy xem trạng thái trong Lịch sử nạp tiền: khoản thanh toán có thể đang chờ xác nhận hoặc đang được xét duyệt. Bạn có thể đóng trang, không mất gì cả.',
      'Tôi muốn nghỉ chơi một thời gian được không? Được. Trong mục [Chơi an toàn](/member/limits) ở menu tài khoản, bạn có thể đặt hạn mức, bắt đầu tạm nghỉ, khóa một loại game hoặc tự loại trừ. Bạn vẫn rút tiền được. Ván đang dở được hoàn tất hoặc hoàn tiền cược.',
      'Ai cấp phép cho trang này, đường dây hỗ trợ ở đâu? Đây là trang demo: không có giấy phép và không có đường dây hỗ trợ. Trang thật ghi rõ ở cuối mỗi trang. Nếu cờ bạc gây khó khăn cho bạn, hãy liên hệ đường dây hỗ trợ ở quốc gia của bạn và xem [Chơi an toàn](/member/limits).',
    ],
  },
};
