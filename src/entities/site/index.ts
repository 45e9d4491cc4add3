export {
  $brandLogo,
  $brandName,
  $flags,
  $isSingleWallet,
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
