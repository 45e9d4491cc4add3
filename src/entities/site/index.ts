export {
  $brandLogo,
  $brandName,
  $flags,
  $isSingleWallet,
  $mayRegister,
  $minimumAge,
  $resources,
  $service,
  $site,
  $siteFailure,
  $siteStatus,
  $socials,
  flagOn,
  loadSiteFx,
  siteRequested,
} from './model.ts';
export type { ResetMethod } from './resets.ts';
