/**
 * Goods of the points mall. A block has code, motif and material of the picture, points, how many there are (`-`: no bound)
 * and how many one member may have; then name and text in English, Chinese and Arabic.
 */
export const GOODS = `
tea-set teapot/jade 3400 120 2
Jade teapot | Stoneware with a bamboo handle, for four cups.
青瓷茶壶 | 竹柄陶壶，可泡四杯。
إبريق شاي يشمي | خزف بمقبض من الخيزران، لأربعة أكواب.

vase porcelain-vase/sapphire 5200 60 1
Porcelain vase | Painted by hand, 28 cm high.
手绘瓷瓶 | 手工彩绘，高 28 厘米。
مزهرية خزفية | مرسومة يدويًا، بارتفاع 28 سم.

fan handheld-fan/ruby 650 300 3
Silk fan | Folds into its own case.
丝绸折扇 | 附收纳套。
مروحة حرير | تُطوى في غلافها.

lantern asian-lantern/ruby 1450 200 2
Paper lantern | Warm light for a balcony or a table.
纸灯笼 | 阳台或餐桌的暖光。
فانوس ورقي | ضوء دافئ للشرفة أو الطاولة.

bonsai bonsai-tree/jade 4600 80 1
Bonsai | A young juniper with its tray and tools.
盆景 | 小叶真柏，附盆与工具。
شجرة بونساي | عرعر صغير مع صينيته وأدواته.

cranes paper-crane/pearl 280 - 5
Paper cranes | A hundred sheets and a booklet.
千纸鹤套装 | 一百张纸与图解手册。
طيور ورقية | مئة ورقة وكتيّب.

watch pocket-watch/gold 18500 40 1
Pocket watch | Hand-wound, with a chain.
怀表 | 手动上链，附表链。
ساعة جيب | تُملأ يدويًا، مع سلسلة.

hourglass sands-of-time/bronze 1900 90 1
Hourglass | Thirty minutes of brass and sand.
黄铜沙漏 | 三十分钟计时。
ساعة رملية | ثلاثون دقيقة من النحاس والرمل.

headphones headphones/violet 9800 70 1
Headphones | Wireless, with thirty hours of sound.
无线耳机 | 续航三十小时。
سماعات رأس | لاسلكية، ثلاثون ساعة من الصوت.

microphone microphone/silver 7400 50 1
Microphone | For calls, songs and streams.
麦克风 | 通话、唱歌、直播皆宜。
ميكروفون | للمكالمات والأغاني والبث.

guitar guitar/ember 14200 35 1
Travel guitar | Small body, full sound, with a bag.
旅行吉他 | 小琴身，大音量，附琴包。
غيتار سفر | جسم صغير وصوت كامل، مع حقيبة.

drum drum/ruby 2600 90 1
Hand drum | Beech and goatskin.
手鼓 | 榉木与羊皮。
طبل يدوي | خشب الزان وجلد الماعز.

maracas maracas/ember 720 150 2
Maracas | A pair, painted.
沙锤 | 彩绘一对。
ماراكاس | زوج ملوّن.

gamepad gamepad/sapphire 6300 60 1
Game controller | For computers, phones and consoles.
游戏手柄 | 支持电脑、手机与主机。
يد تحكم | للحاسوب والهاتف ومنصات اللعب.

retro retro-controller/lime 3900 45 1
Retro console | Two controllers and two hundred games.
怀旧游戏机 | 两个手柄，两百款游戏。
منصة كلاسيكية | يدا تحكم ومئتا لعبة.

robot vintage-robot/ice 1650 110 2
Tin robot | Winds up and walks.
铁皮机器人 | 上弦即走。
روبوت معدني | يُلفّ زنبركه فيمشي.

drone delivery-drone/ice 24000 25 1
Camera drone | Folds to the size of a hand.
航拍无人机 | 折叠后仅手掌大小。
طائرة تصوير | تُطوى بحجم الكف.

football soccer-ball/silver 1800 200 2
Football | Match size, hand-stitched.
足球 | 比赛用球，手工缝制。
كرة قدم | بحجم المباريات، مخيطة يدويًا.

basketball basketball-ball/ember 1700 160 2
Basketball | For hall and street.
篮球 | 室内外通用。
كرة سلة | للصالة والشارع.

tennis tennis-ball/lime 480 140 2
Tennis balls | A tube of four.
网球 | 一筒四只。
كرات تنس | علبة من أربع كرات.

shuttlecocks shuttlecock/pearl 520 120 2
Shuttlecocks | A dozen, goose feather.
羽毛球 | 鹅毛一打。
ريش طائرة | دزينة من ريش الإوز.

gloves boxing-glove/ruby 3100 70 1
Boxing gloves | Twelve ounces, with wraps.
拳击手套 | 十二盎司，附绷带。
قفازات ملاكمة | اثنتا عشرة أونصة، مع أربطة.

cards poker-hand/ruby 360 - 3
Playing cards | Two decks, linen finish.
扑克牌 | 两副，亚麻纹。
أوراق لعب | مجموعتان بملمس الكتان.

dice rolling-dices/ice 420 180 2
Glass dice | A pair in a velvet pouch.
玻璃骰子 | 一对，附绒布袋。
نرد زجاجي | زوج في كيس مخملي.

hat top-hat/silver 2950 90 1
Top hat | Wool felt, in four sizes.
礼帽 | 羊毛毡，四种尺码。
قبعة عالية | لباد صوفي بأربعة مقاسات.

wheel ship-wheel/bronze 4150 55 1
Ship’s wheel | For the wall, 40 cm wide.
船舵挂饰 | 直径 40 厘米。
عجلة سفينة | للحائط، بعرض 40 سم.

ring diamond-ring/ice 48000 15 1
Topaz ring | Sterling silver with a blue topaz.
托帕石戒指 | 纯银镶蓝色托帕石。
خاتم توباز | فضة إسترلينية مع توباز أزرق.

pendant gem-pendant/rose 32500 20 1
Garnet pendant | On a chain of sterling silver.
石榴石吊坠 | 纯银链。
قلادة عقيق | على سلسلة من الفضة الإسترلينية.

cupcakes cupcake/rose 390 250 4
Box of cupcakes | Six, from a bakery near you.
纸杯蛋糕 | 附近烘焙店，一盒六只。
علبة كب كيك | ست قطع من مخبز قريب منك.

lamp magic-lamp/gold 62000 5 1
Brass lamp | One of five, made by hand.
黄铜神灯 | 手工制作，限量五盏。
مصباح نحاسي | واحد من خمسة صُنعت يدويًا.
`;
