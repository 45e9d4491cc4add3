/** Texts of every table on whose places chips are laid, in each language. */
export const placeTexts = {
  EN: {
    total: 'Total bet',
    undo: 'Undo',
    clear: 'Clear',
    double: 'Double',
    placed: '{place}: {amount}',
    ownOfAll: '{own} of {all}',
    last: 'Last results',
  },
  CN: {
    total: '总投注',
    undo: '撤销',
    clear: '清除',
    double: '加倍',
    placed: '{place}：{amount}',
    ownOfAll: '{own} / {all}',
    last: '最近的结果',
  },
  AR: {
    total: 'إجمالي الرهان',
    undo: 'تراجع',
    clear: 'مسح',
    double: 'ضاعف',
    placed: '{place}: {amount}',
    ownOfAll: '{own} من {all}',
    last: 'آخر النتائج',
  },
} as const;

export type PlaceTextKey = keyof (typeof placeTexts)['EN'];
