/** Popups, app download, help, feedback, chat: the modals. */
export const texts = {
  freePlay: 'Chơi thử',
  freePlayText: 'Chỉ dùng tiền chơi thử. Không cần tài khoản.',
  download: {
    title: 'Tải ứng dụng',
    none: 'Chưa có ứng dụng',
    noneText:
      'Bạn có thể chơi trên trình duyệt điện thoại. Để mở nhanh, hãy thêm trang vào màn hình chính từ menu trình duyệt.',
    code: 'Mã QR của {{app}}',
    kinds: { IOS: 'iPhone và iPad', MOBILE_CONFIG: 'Hồ sơ iPhone', ANDROID: 'Điện thoại Android' },
    stepsTitle: 'Cài đặt trên iPhone hoặc iPad',
    steps: {
      open: 'Quét mã bằng camera, hoặc mở trang này trong Safari và chạm vào nút.',
      install: 'Cho phép tải về và cài đặt.',
      settings: 'Nếu bạn tải hồ sơ, hãy mở Cài đặt > Cài đặt chung > Quản lý VPN & thiết bị.',
      trust: 'Chọn hồ sơ, cài đặt rồi mở ứng dụng từ màn hình chính.',
    },
  },
  feedback: {
    title: 'Cho chúng tôi biết ý kiến của bạn',
    content: 'Nội dung góp ý',
    contentHint: '{{min}}–{{max}} ký tự',
    remark: 'Liên hệ với bạn bằng cách nào? (không bắt buộc)',
    addPictures: 'Thêm ảnh',
    pictures: 'PNG hoặc JPEG, tối đa {{images}} ảnh, mỗi ảnh {{megabytes}} MB',
    removePicture: 'Xóa {{name}}',
    retryPicture: 'Thử lại',
    picture: { sending: 'Đang tải lên…', sent: 'Đã thêm' },
    send: 'Gửi',
    sent: 'Xin cảm ơn',
    sentText: 'Chúng tôi đã nhận được góp ý và đọc từng ý kiến.',
    error: {
      empty: 'Không được để trống',
      short: 'Vui lòng viết ít nhất {{min}} ký tự.',
      many: 'Bạn chỉ thêm được tối đa {{images}} ảnh. Chưa thêm ảnh nào.',
      type: 'Chỉ thêm được ảnh PNG và JPEG. Chưa thêm ảnh nào.',
      large: 'Mỗi ảnh tối đa {{megabytes}} MB. Chưa thêm ảnh nào.',
      unsent: 'Vui lòng chờ ảnh tải lên xong.',
      failed: 'Có ảnh chưa tải lên được. Hãy thử lại hoặc xóa ảnh đó.',
    },
  },
  consent: {
    title: 'Thống kê truy cập',
    text: 'Chúng tôi dùng Google Analytics để đếm lượt truy cập của bạn được không? Dù bạn chọn thế nào, trang vẫn hoạt động như nhau.',
    decline: 'Từ chối',
    agree: 'Đồng ý',
    now: {
      agreed: 'Bạn đã đồng ý. Bạn có thể thay đổi bất cứ lúc nào.',
      declined: 'Bạn đã từ chối. Bạn có thể thay đổi bất cứ lúc nào.',
    },
  },
};

export const failure = {
  image_not_allowed: 'Chưa thêm được ảnh này. Ảnh không phải PNG hoặc JPEG, hoặc quá lớn.',
  image_not_found: 'Có ảnh không còn nữa. Chưa gửi gì. Vui lòng xóa các ảnh và thêm lại.',
  feedback_too_often: 'Bạn đã gửi hết số góp ý cho phép trong ngày. Chưa gửi gì. Vui lòng thử lại vào ngày mai.',
};
