/** The choice of a language. */
export const texts = {
  search: '언어 찾기',
  notLoaded: '{{language}} 언어를 불러오지 못함',
  stays: '페이지는 {{now}} 그대로 표시됩니다. 연결을 확인하고 다시 시도하세요.',
  none: '해당 언어가 없습니다',
};
