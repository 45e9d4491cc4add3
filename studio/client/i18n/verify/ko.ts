import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Korean. */
export const ko: Record<VerifyKey, string> = {
  'verify.title': '라운드 검증',
  'verify.intro': '시드만으로 브라우저에서 계산합니다. 오프라인에서도 작동하며 아무것도 전송하지 않습니다.',
  'verify.serverSeed': '서버 시드 (공개됨)',
  'verify.commitment': '라운드 전에 표시된 해시',
  'verify.clientSeed': '클라이언트 시드',
  'verify.nonce': '라운드 번호 (nonce)',
  'verify.game': '게임',
  'verify.choose': '게임을 선택하세요',
  'verify.moves': '선택',
  'verify.waiting': '이 선택들 다음에 라운드는 또 다른 선택을 기다립니다.',
  'verify.impossible': '진행될 수 없는 라운드입니다. 베팅 또는 선택 중 하나가 규칙에 맞지 않습니다.',
  'verify.stake': '베팅',
  'verify.run': '검증',
  'verify.hashOk': '해시가 일치합니다. 라운드 전에 표시된 시드입니다.',
  'verify.hashWrong': '해시가 이 서버 시드와 일치하지 않습니다.',
  'verify.hashOwn': '이 서버 시드의 해시: {hash}',
  'verify.total': '베팅금 {stake}, 지급 {amount} (최소 단위 기준).',
  'verify.jackpot': '이 라운드는 그랜드 잭팟에 당첨됩니다.',
  'verify.noJackpot': '이 라운드는 잭팟에 당첨되지 않습니다.',
  'verify.bad':
    '게임, 서버 시드, 영문자·숫자·-·_ 1–64자의 클라이언트 시드, 정수 nonce, 라운드의 베팅과 선택을 입력하세요.',
  'verify.insecure': '이 브라우저에서는 라운드를 검증할 수 없습니다. HTTPS 또는 저장한 파일로 페이지를 여세요.',
  'verify.page': '독립 검증 도구 열기 (저장하여 오프라인에서 사용 가능)',
};
