export {
  $favourites,
  $listed,
  addFavouriteFx,
  favouriteShown,
  favouritesForgotten,
  favouritesRequested,
  loadFavouritesFx,
  removeFavouriteFx,
} from './model.ts';
