/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'Ấm trà men ngọc',
    description: 'Ấm gốm quai tre, pha được bốn chén.',
  },
  vase: {
    name: 'Bình sứ',
    description: 'Vẽ tay, cao 28 cm.',
  },
  fan: {
    name: 'Quạt lụa',
    description: 'Gấp gọn trong bao đi kèm.',
  },
  lantern: {
    name: 'Đèn lồng giấy',
    description: 'Ánh sáng ấm cho ban công hoặc bàn ăn.',
  },
  bonsai: {
    name: 'Cây bonsai',
    description: 'Cây bách xù non kèm khay và dụng cụ.',
  },
  cranes: {
    name: 'Hạc giấy',
    description: 'Một trăm tờ giấy và sách hướng dẫn.',
  },
  watch: {
    name: 'Đồng hồ quả quýt',
    description: 'Lên dây bằng tay, có dây đeo.',
  },
  hourglass: {
    name: 'Đồng hồ cát',
    description: 'Ba mươi phút, bằng đồng và cát.',
  },
  headphones: {
    name: 'Tai nghe',
    description: 'Không dây, nghe được ba mươi giờ.',
  },
  microphone: {
    name: 'Micro',
    description: 'Để gọi điện, ca hát và livestream.',
  },
  guitar: {
    name: 'Guitar du lịch',
    description: 'Thân nhỏ, tiếng đầy, kèm bao đàn.',
  },
  drum: {
    name: 'Trống tay',
    description: 'Gỗ dẻ gai và da dê.',
  },
  maracas: {
    name: 'Trống lắc',
    description: 'Một cặp, có vẽ hoa văn.',
  },
  gamepad: {
    name: 'Tay cầm chơi game',
    description: 'Dùng cho máy tính, điện thoại và máy chơi game.',
  },
  retro: {
    name: 'Máy game hoài niệm',
    description: 'Hai tay cầm và hai trăm game.',
  },
  robot: {
    name: 'Robot thiếc',
    description: 'Lên dây cót là đi.',
  },
  drone: {
    name: 'Flycam',
    description: 'Gấp lại chỉ bằng bàn tay.',
  },
  football: {
    name: 'Bóng đá',
    description: 'Cỡ thi đấu, khâu tay.',
  },
  basketball: {
    name: 'Bóng rổ',
    description: 'Cho cả trong nhà lẫn ngoài trời.',
  },
  tennis: {
    name: 'Bóng tennis',
    description: 'Ống bốn quả.',
  },
  shuttlecocks: {
    name: 'Quả cầu lông',
    description: 'Một tá, lông ngỗng.',
  },
  gloves: {
    name: 'Găng tay boxing',
    description: 'Mười hai ounce, kèm băng quấn.',
  },
  cards: {
    name: 'Bộ bài Tây',
    description: 'Hai bộ, vân vải lanh.',
  },
  dice: {
    name: 'Xúc xắc thủy tinh',
    description: 'Một cặp trong túi nhung.',
  },
  hat: {
    name: 'Mũ chóp cao',
    description: 'Nỉ len, bốn cỡ.',
  },
  wheel: {
    name: 'Bánh lái tàu',
    description: 'Để treo tường, rộng 40 cm.',
  },
  ring: {
    name: 'Nhẫn topaz',
    description: 'Bạc 925 đính topaz xanh.',
  },
  pendant: {
    name: 'Mặt dây chuyền garnet',
    description: 'Kèm dây chuyền bạc 925.',
  },
  cupcakes: {
    name: 'Hộp cupcake',
    description: 'Sáu chiếc, từ tiệm bánh gần bạn.',
  },
  lamp: {
    name: 'Đèn đồng',
    description: 'Một trong năm chiếc, làm thủ công.',
  },
};
