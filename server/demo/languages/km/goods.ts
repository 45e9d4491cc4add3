/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'ប៉ាន់តែថ្មយ៉ក',
    description: 'ដីដុតរឹង ដៃឫស្សី ចាក់បានបួនពែង។',
  },
  vase: {
    name: 'ថូប៉ស្សឺឡែន',
    description: 'គូរដោយដៃ កម្ពស់ 28 សង់ទីម៉ែត្រ។',
  },
  fan: {
    name: 'ផ្លិតសូត្រ',
    description: 'បត់ចូលស្រោមរបស់វាបាន។',
  },
  lantern: {
    name: 'គោមក្រដាស',
    description: 'ពន្លឺទន់ភ្លន់សម្រាប់យ៉រ ឬតុ។',
  },
  bonsai: {
    name: 'បុនសៃ',
    description: 'ដើមជូនីពែរតូច មានថាស និងឧបករណ៍។',
  },
  cranes: {
    name: 'ក្រៀលក្រដាស',
    description: 'ក្រដាសមួយរយសន្លឹក និងសៀវភៅណែនាំ។',
  },
  watch: {
    name: 'នាឡិកាហោប៉ៅ',
    description: 'មូលដោយដៃ មានខ្សែច្រវាក់។',
  },
  hourglass: {
    name: 'នាឡិកាខ្សាច់',
    description: 'លង្ហិន និងខ្សាច់ សាមសិបនាទី។',
  },
  headphones: {
    name: 'កាស',
    description: 'ឥតខ្សែ ស្ដាប់បានសាមសិបម៉ោង។',
  },
  microphone: {
    name: 'មីក្រូហ្វូន',
    description: 'សម្រាប់ការហៅ ច្រៀង និងផ្សាយផ្ទាល់។',
  },
  guitar: {
    name: 'ហ្គីតាដំណើរកម្សាន្ត',
    description: 'តួតូច សំឡេងពេញ មានថង់។',
  },
  drum: {
    name: 'ស្គរដៃ',
    description: 'ឈើប៊ីច និងស្បែកពពែ។',
  },
  maracas: {
    name: 'ម៉ារ៉ាកាស',
    description: 'មួយគូ លាបពណ៌។',
  },
  gamepad: {
    name: 'ដៃចុចហ្គេម',
    description: 'សម្រាប់កុំព្យូទ័រ ទូរសព្ទ និងម៉ាស៊ីនហ្គេម។',
  },
  retro: {
    name: 'ម៉ាស៊ីនហ្គេមបុរាណ',
    description: 'ដៃចុចពីរ និងហ្គេមពីររយ។',
  },
  robot: {
    name: 'រ៉ូបូតសំណប៉ាហាំង',
    description: 'មូលសោ រួចដើរ។',
  },
  drone: {
    name: 'ដ្រូនថតរូប',
    description: 'បត់បានតូចប៉ុនបាតដៃ។',
  },
  football: {
    name: 'បាល់ទាត់',
    description: 'ទំហំប្រកួត ដេរដោយដៃ។',
  },
  basketball: {
    name: 'បាល់បោះ',
    description: 'សម្រាប់លេងក្នុងសាល និងក្រៅសាល។',
  },
  tennis: {
    name: 'បាល់តេនីស',
    description: 'មួយបំពង់មានបួន។',
  },
  shuttlecocks: {
    name: 'សីវាយ',
    description: 'មួយឡូ ធ្វើពីរោមក្ងាន។',
  },
  gloves: {
    name: 'ស្រោមដៃប្រដាល់',
    description: 'ទម្ងន់ដប់ពីរអោន មានក្រណាត់រុំដៃ។',
  },
  cards: {
    name: 'បៀ',
    description: 'ពីរហ៊ូ សាច់ក្រណាត់ទេសឯក។',
  },
  dice: {
    name: 'គ្រាប់ឡុកឡាក់កែវ',
    description: 'មួយគូក្នុងថង់ក្រណាត់វេលវ៉េត។',
  },
  hat: {
    name: 'មួកខ្ពស់',
    description: 'ហ្វឺតរោមចៀម មានបួនទំហំ។',
  },
  wheel: {
    name: 'ចង្កូតសំពៅ',
    description: 'សម្រាប់ព្យួរជញ្ជាំង ទទឹង 40 សង់ទីម៉ែត្រ។',
  },
  ring: {
    name: 'ចិញ្ចៀនតូប៉ាស',
    description: 'ប្រាក់សុទ្ធ ដាំតូប៉ាសខៀវ។',
  },
  pendant: {
    name: 'បន្តោងត្បូងទទឹម',
    description: 'មានខ្សែកប្រាក់សុទ្ធ។',
  },
  cupcakes: {
    name: 'នំពែងមួយប្រអប់',
    description: 'ប្រាំមួយ ពីហាងនំជិតអ្នក។',
  },
  lamp: {
    name: 'ចង្កៀងលង្ហិន',
    description: 'មានតែប្រាំ ធ្វើដោយដៃ។',
  },
};
