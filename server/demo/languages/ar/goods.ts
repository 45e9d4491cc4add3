import type en from '../en/goods.ts';

/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'إبريق شاي يشمي',
    description: 'خزف بمقبض من الخيزران، لأربعة أكواب.',
  },
  vase: {
    name: 'مزهرية خزفية',
    description: 'مرسومة يدويًا، بارتفاع 28 سم.',
  },
  fan: {
    name: 'مروحة حرير',
    description: 'تُطوى في غلافها.',
  },
  lantern: {
    name: 'فانوس ورقي',
    description: 'ضوء دافئ للشرفة أو الطاولة.',
  },
  bonsai: {
    name: 'شجرة بونساي',
    description: 'عرعر صغير مع صينيته وأدواته.',
  },
  cranes: {
    name: 'طيور ورقية',
    description: 'مئة ورقة وكتيّب.',
  },
  watch: {
    name: 'ساعة جيب',
    description: 'تُملأ يدويًا، مع سلسلة.',
  },
  hourglass: {
    name: 'ساعة رملية',
    description: 'ثلاثون دقيقة من النحاس والرمل.',
  },
  headphones: {
    name: 'سماعات رأس',
    description: 'لاسلكية، ثلاثون ساعة من الصوت.',
  },
  microphone: {
    name: 'ميكروفون',
    description: 'للمكالمات والأغاني والبث.',
  },
  guitar: {
    name: 'غيتار سفر',
    description: 'جسم صغير وصوت كامل، مع حقيبة.',
  },
  drum: {
    name: 'طبل يدوي',
    description: 'خشب الزان وجلد الماعز.',
  },
  maracas: {
    name: 'ماراكاس',
    description: 'زوج ملوّن.',
  },
  gamepad: {
    name: 'يد تحكم',
    description: 'للحاسوب والهاتف ومنصات اللعب.',
  },
  retro: {
    name: 'منصة كلاسيكية',
    description: 'يدا تحكم ومئتا لعبة.',
  },
  robot: {
    name: 'روبوت معدني',
    description: 'يُلفّ زنبركه فيمشي.',
  },
  drone: {
    name: 'طائرة تصوير',
    description: 'تُطوى بحجم الكف.',
  },
  football: {
    name: 'كرة قدم',
    description: 'بحجم المباريات، مخيطة يدويًا.',
  },
  basketball: {
    name: 'كرة سلة',
    description: 'للصالة والشارع.',
  },
  tennis: {
    name: 'كرات تنس',
    description: 'علبة من أربع كرات.',
  },
  shuttlecocks: {
    name: 'ريش طائرة',
    description: 'دزينة من ريش الإوز.',
  },
  gloves: {
    name: 'قفازات ملاكمة',
    description: 'اثنتا عشرة أونصة، مع أربطة.',
  },
  cards: {
    name: 'أوراق لعب',
    description: 'مجموعتان بملمس الكتان.',
  },
  dice: {
    name: 'نرد زجاجي',
    description: 'زوج في كيس مخملي.',
  },
  hat: {
    name: 'قبعة عالية',
    description: 'لباد صوفي بأربعة مقاسات.',
  },
  wheel: {
    name: 'عجلة سفينة',
    description: 'للحائط، بعرض 40 سم.',
  },
  ring: {
    name: 'خاتم توباز',
    description: 'فضة إسترلينية مع توباز أزرق.',
  },
  pendant: {
    name: 'قلادة عقيق',
    description: 'على سلسلة من الفضة الإسترلينية.',
  },
  cupcakes: {
    name: 'علبة كب كيك',
    description: 'ست قطع من مخبز قريب منك.',
  },
  lamp: {
    name: 'مصباح نحاسي',
    description: 'واحد من خمسة صُنعت يدويًا.',
  },
} satisfies typeof en;
