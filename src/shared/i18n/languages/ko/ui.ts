export default {
  close: '닫기',
  showPassword: '비밀번호 보기',
  hidePassword: '비밀번호 숨기기',
  imageError: '이미지를 불러오지 못함',
  tryAgain: '다시 시도',
  cancel: '취소',
  ok: '확인',
  loadMore: '더 보기',
  search: '검색',
  pauseMotion: '애니메이션 일시 정지',
  resumeMotion: '애니메이션 재생',
  skipToContent: '본문으로 건너뛰기',
};
