import { expect, it } from 'vitest';
import { ACTIONS } from '../../../contract/actions.ts';
import type { EndpointSpec } from '../../../contract/define.ts';
import { endpoints } from '../../../contract/index.ts';

/** Section 7 of the specification: the actions that it names, in its order. */
const NAMED = `
  changePassword forgetPassword getLoginCode getPasswordByPhone login loginV2 loginInfo firstLogin captcha affiliate register
  registerMobile sendRegPhoneCode loginFreePlay getCountryCode merchantWallet getGameVendor getFavGames getHotGameList
  getLottGames getWinnerBoard getAnnouncementContentV2 getConsolidated getBalanceV2 getUnreadMessageV2 loginFirebase
  getGameList getFavouriteIds getRecentGames addFavourite removeFavourite launchGame popular domainRoutes
  consolidatedContractInfo dividendRequest dailySalary contractHourSalary realtimeSalary vnNumero openedNumero walletTransfer
  feedback rafflePromotion liveModelList launchChat logout memberInfo menu setRegister registrationValidators memberIcon
  permission launchLottery vnMenus lobby recentResults missionSummary missionLeaderboard roomList systemStatus helpCenter
  pointBalance pointReward pointRedeem pointRedeemList pointConfig pointTransactionDetail convertPoints
`
  .trim()
  .split(/\s+/);

/** The same: the paths that it shows, with the method and, where it says so, the encoding. */
const SHOWN = `
  POST /wps/session/login sealed
  POST /wps/verification/sms/noLogin
  GET /wps/system/whitelabel
  GET /lgw/games/game_menus
  GET /wps/member/info
  POST /wps/member/register sealed
  POST /wps/member/register/mobile sealed
  POST /wps/member/password sealed
  GET /wps/agent/affiliate
  GET /wps/system/setting/register
  POST /wps/member/password/email form
  POST /wps/session/login/freeplay
  GET /wps/captcha
  GET /wps/member/info/icon
  GET /wps/system/status
  POST /wps/member/password/verification sealed
  GET /wps/v2/wallets/balance
  POST /wps/relay/GCS_walletTransfer
  DELETE /wps/session/logout
  GET /wps/relay/GLS2_roomList
  GET /wps/game/launchGame
  GET /lgw/vn/games/game_menu
  GET /wps/member/info/funds/consolidated
  GET /wps/system/helpCenter
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' ') as [string, string, string?]);

/** Request fields that it names, by action. */
const FIELDS: Record<string, string> = {
  changePassword: 'oldPassword newPassword confirmNewPassword',
  forgetPassword: 'username email',
  getLoginCode: 'mobileNum countryDialingCode',
  getPasswordByPhone: 'newPassword mobileNum verificationCode',
  login: 'username password type',
  loginV2: 'username password captcha type',
  affiliate: 'code domain',
  register: 'username password confirmPassword login countryDialingCode',
  registerMobile: 'login countryDialingCode registerUrl affiliateCode referralCode domain registerMethod',
  sendRegPhoneCode: 'countryDialingCode mobileNo',
  loginFreePlay: 'os platform encryption gatewayVersion',
  getGameVendor: 'flush platform',
  getHotGameList: 'merchantCode isPlatform vassalage platform language',
  getWinnerBoard: 'gameCategory language limitNum',
  getAnnouncementContentV2: 'types platform',
  getGameList:
    'pageSize pageNo gameType vassalage gameClassify clientType platform merchant gameName minBet minLineNum isHot language',
  getFavGames: 'pageNo pageSize gameType vendor language',
  getRecentGames: 'page pageSize gameType language clientType vassalage',
  addFavourite: 'nodeId vendor gameType',
};

const declared = new Set<EndpointSpec>(
  Object.values(endpoints).flatMap((group) => Object.values(group as Record<string, EndpointSpec>)),
);
const answered = Object.entries(ACTIONS);

it('[API-04] the table holds every action that the specification names, and no other', () => {
  expect(Object.keys(ACTIONS).sort()).toEqual([...NAMED].sort());
});

it('[API-04] every action has an endpoint of the contract', () => {
  expect(answered.filter(([, endpoint]) => !declared.has(endpoint)).map(([name]) => name)).toEqual([]);
});

it('[API-01] every path that the specification shows has its method and encoding', () => {
  const found = [...declared].map(({ method, path, encoding }) => ({ method, path, encoding }));
  const missing = SHOWN.filter(
    ([method, path, encoding]) =>
      !found.some(
        (each) => each.method === method && each.path === path && each.encoding === (encoding ?? each.encoding),
      ),
  );
  expect(missing).toEqual([]);
});

it('[API-03] requests have the fields that the specification names', () => {
  const missing = Object.entries(FIELDS).flatMap(([action, fields]) => {
    const endpoint = ACTIONS[action] as EndpointSpec;
    const { shape } = (endpoint.request as unknown as { _zod: { def: { shape: object } } })._zod.def;
    return fields
      .split(' ')
      .filter((field) => !(field in shape))
      .map((field) => `${action}.${field}`);
  });
  expect(missing).toEqual([]);
});
