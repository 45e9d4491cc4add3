/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'លេងមួយល្ងាច',
    summary: '',
  },
  'three-doors': {
    title: 'អ្វីដែលថ្មី',
    summary: 'សាកលេងបីហ្គេមក្នុងមួយថ្ងៃ។',
  },
  'big-catch': {
    title: 'ចាប់បានធំ',
    summary: '',
  },
  'four-evenings': {
    title: 'បួនល្ងាច',
    summary: 'លេងបួនថ្ងៃក្នុងសប្ដាហ៍។',
  },
  'half-moon': {
    title: 'ព្រះចន្ទពាក់កណ្ដាល',
    summary: '',
  },
  'full-moon': {
    title: 'ព្រះចន្ទពេញវង់',
    summary: '',
  },
  'daily-race': {
    title: 'ការប្រជែងប្រចាំថ្ងៃ',
    summary: 'ប្រាក់ភ្នាល់ក្នុងហ្គេមដែលមាន RTP ទាបជាងគិតច្រើនជាង ដើម្បីឱ្យគ្រប់ហ្គេមមានទម្ងន់ស្មើគ្នា។',
  },
  'weekly-league': {
    title: 'លីគប្រចាំសប្ដាហ៍',
    summary: '',
  },
  'lantern-cup': {
    title: 'ពានគោម',
    summary: 'មួយសប្ដាហ៍ គិតតែការឈ្នះល្អបំផុតមួយ។',
  },
};
