import type { RunnerKey } from './en.ts';

/** Names of runners in Korean. */
export const ko: Record<RunnerKey, string> = {
  'runner.sugar-prince': '슈가 프린스',
  'runner.music-box': '뮤직 박스',
  'runner.silver-mane': '실버 메인',
  'runner.ribbon-dance': '리본 댄스',
  'runner.gilded-hoof': '길디드 후프',
  'runner.night-fair': '나이트 페어',
  'runner.salt-lantern': '솔트 랜턴',
  'runner.grey-mole': '그레이 몰',
  'runner.foghorn': '포그혼',
  'runner.pilot-boy': '파일럿 보이',
  'runner.tar-and-rope': '타르 앤드 로프',
  'runner.gull-cry': '걸 크라이',
  'runner.low-tide': '로 타이드',
  'runner.last-ferry': '라스트 페리',
};
