export default {
  close: 'បិទ',
  showPassword: 'បង្ហាញពាក្យសម្ងាត់',
  hidePassword: 'លាក់ពាក្យសម្ងាត់',
  imageError: 'មិនអាចផ្ទុករូបភាព',
  tryAgain: 'ព្យាយាមម្ដងទៀត',
  cancel: 'បោះបង់',
  ok: 'យល់ព្រម',
  loadMore: 'ផ្ទុកបន្ថែម',
  search: 'ស្វែងរក',
  pauseMotion: 'ផ្អាកចលនា',
  resumeMotion: 'បន្តចលនា',
  skipToContent: 'រំលងទៅខ្លឹមសារ',
};
