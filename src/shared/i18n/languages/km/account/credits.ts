/** Credits. */
export const texts = {
  text: 'Parlour ត្រូវបានបង្កើតឡើងលើស្នាដៃ​របស់អ្នកដទៃ។ សូមអរគុណ។',
  icons: 'រូបលំនាំក្នុងក្រាហ្វិកហ្គេម',
  iconsText:
    'គូរដោយប្រើរូបតំណាងពី game-icons.net ដោយ Lorc, Delapouite និងអ្នករួមចំណែក ក្រោមអាជ្ញាប័ណ្ណ CC BY 3.0 ដែលបានប្ដូរពណ៌ និងផ្សំឡើងវិញ។',
  fonts: 'ពុម្ពអក្សរ',
  fontsText: 'Fraunces ដោយ Undercase Type និង Figtree ដោយ Erik Kennedy ទាំងពីរក្រោមអាជ្ញាប័ណ្ណ SIL Open Font License 1.1។',
  symbols: 'និមិត្តសញ្ញាផ្ទាំងប្រើ',
  symbolsText: 'Lucide អាជ្ញាប័ណ្ណ ISC។',
  software: 'កម្មវិធី',
  developers: 'សម្រាប់អ្នកអភិវឌ្ឍ',
  api: 'ឯកសារ API',
  version: 'កំណែ {{version}}',
  softwareText: 'React, Effector, RxJS, Socket.IO, i18next, Zod និង HPKE.js ទាំងអស់ក្រោមអាជ្ញាប័ណ្ណ MIT, ISC ឬ Apache 2.0។',
};
