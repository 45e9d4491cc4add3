/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'Нефритовый чайник',
    description: 'Керамика с бамбуковой ручкой, на четыре чашки.',
  },
  vase: {
    name: 'Фарфоровая ваза',
    description: 'Ручная роспись, высота 28 см.',
  },
  fan: {
    name: 'Шёлковый веер',
    description: 'Складывается в собственный футляр.',
  },
  lantern: {
    name: 'Бумажный фонарь',
    description: 'Тёплый свет для балкона или стола.',
  },
  bonsai: {
    name: 'Бонсай',
    description: 'Молодой можжевельник с поддоном и инструментами.',
  },
  cranes: {
    name: 'Бумажные журавлики',
    description: 'Сто листов и брошюра.',
  },
  watch: {
    name: 'Карманные часы',
    description: 'Ручной завод, с цепочкой.',
  },
  hourglass: {
    name: 'Песочные часы',
    description: 'Тридцать минут из латуни и песка.',
  },
  headphones: {
    name: 'Наушники',
    description: 'Беспроводные, тридцать часов звука.',
  },
  microphone: {
    name: 'Микрофон',
    description: 'Для звонков, песен и трансляций.',
  },
  guitar: {
    name: 'Гитара для путешествий',
    description: 'Маленький корпус, полный звук, с чехлом.',
  },
  drum: {
    name: 'Ручной барабан',
    description: 'Бук и козья кожа.',
  },
  maracas: {
    name: 'Маракасы',
    description: 'Пара маракасов с росписью.',
  },
  gamepad: {
    name: 'Геймпад',
    description: 'Для компьютера, телефона и консоли.',
  },
  retro: {
    name: 'Ретроконсоль',
    description: 'Два геймпада и двести игр.',
  },
  robot: {
    name: 'Жестяной робот',
    description: 'Заводится и шагает.',
  },
  drone: {
    name: 'Дрон с камерой',
    description: 'Складывается до размера ладони.',
  },
  football: {
    name: 'Футбольный мяч',
    description: 'Официальный размер, ручная сшивка.',
  },
  basketball: {
    name: 'Баскетбольный мяч',
    description: 'Для зала и улицы.',
  },
  tennis: {
    name: 'Теннисные мячи',
    description: 'Туба, четыре штуки.',
  },
  shuttlecocks: {
    name: 'Воланы',
    description: 'Дюжина, гусиное перо.',
  },
  gloves: {
    name: 'Боксёрские перчатки',
    description: 'Двенадцать унций, с бинтами.',
  },
  cards: {
    name: 'Игральные карты',
    description: 'Две колоды, льняная фактура.',
  },
  dice: {
    name: 'Стеклянные кости',
    description: 'Пара в бархатном мешочке.',
  },
  hat: {
    name: 'Цилиндр',
    description: 'Шерстяной фетр, четыре размера.',
  },
  wheel: {
    name: 'Штурвал',
    description: 'На стену, ширина 40 см.',
  },
  ring: {
    name: 'Кольцо с топазом',
    description: 'Серебро и голубой топаз.',
  },
  pendant: {
    name: 'Подвеска с гранатом',
    description: 'На серебряной цепочке.',
  },
  cupcakes: {
    name: 'Коробка капкейков',
    description: 'Шесть штук из пекарни рядом с вами.',
  },
  lamp: {
    name: 'Латунная лампа',
    description: 'Одна из пяти, ручная работа.',
  },
};
