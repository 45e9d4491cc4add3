// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'ដាក់ប្រាក់',
  withdrawal: 'ដកប្រាក់',
  withdrawal_returned: 'ប្រាក់ដកត្រឡប់វិញ',
  bet: 'ប្រាក់ភ្នាល់',
  win: 'ប្រាក់ឈ្នះ',
  jackpot: 'ជែកផត',
  rollback: 'ប្រគល់ប្រាក់ភ្នាល់វិញ',
  adjust: 'ការកែតម្រូវ',
  bonus: 'ប្រាក់រង្វាន់',
  transfer: 'ផ្ទេរប្រាក់',
  salary: 'ប្រាក់បៀវត្ស',
  shortfall: 'បានទូទាត់ការកែតម្រូវ',
  correction: 'កែតម្រូវសមតុល្យ',
  fee: 'ថ្លៃសេវា',
};

export const roundStates = { open: 'កំពុងដំណើរការ', closed: 'បានទូទាត់', rolled_back: 'បានប្រគល់ប្រាក់ភ្នាល់វិញ' };

export const depositStates = {
  pending: 'រង់ចាំការបង់ប្រាក់',
  review: 'កំពុងពិនិត្យ',
  paid: 'បានបង់',
  refused: 'បានបដិសេធ',
  expired: 'ផុតកំណត់',
  cancelled: 'បានបោះបង់',
};

export const withdrawalStates = {
  checking: 'កំពុងពិនិត្យ',
  approved: 'បានអនុម័ត',
  paying: 'កំពុងបើកប្រាក់',
  paid: 'បានបើកប្រាក់',
  confirmed: 'បានទទួល',
  refused: 'បានបដិសេធ',
  failed: 'បរាជ័យ ប្រាក់ត្រឡប់វិញ',
  returned: 'បានបញ្ជូនត្រឡប់ ប្រាក់ត្រឡប់វិញ',
};
