// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'បានទូទាត់', taken_back: 'ទុកជាមោឃៈ', payout_changed: 'ប្រាក់សងបានប្ដូរ' };

export const billStates = {
  issued: 'បានបើកប្រាក់',
  unapproved: 'រង់ចាំការអនុម័ត',
  part_received: 'បានទទួលមួយផ្នែក',
  insufficient: 'ប្រាក់មិនគ្រប់គ្រាន់',
  not_reached: 'មិនដល់កម្រិតណាមួយ',
  refused: 'បានបដិសេធ',
  expired: 'ផុតកំណត់',
};
