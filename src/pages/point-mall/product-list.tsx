import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { POINT_CATEGORIES, type PointProduct } from '../../../contract/points.ts';
import { pointsText } from '../../entities/points/index.ts';
import { productChosen } from '../../features/points/index.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Chip, ChipRow } from '../../shared/ui/chip.tsx';
import { Coins, Gift } from '../../shared/ui/icons.ts';
import { Message } from '../../shared/ui/message.tsx';
import { Meter } from '../../shared/ui/meter.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { oneOf, useSelection } from '../../widgets/period/index.ts';
import { isGone, productsOf } from './products.ts';
import styles from './point-mall.module.css';

interface Props {
  products: readonly PointProduct[];
  /** Points of the member. */
  have: number;
}

/** MEM-05: the products by category, kept in the address. */
export const ProductList = ({ products, have }: Props) => {
  const { t } = useTranslation();
  const { search, choose } = useSelection();
  const category = oneOf(POINT_CATEGORIES, search.get('category')) ?? null;
  const inReach = search.get('reach') === '1';
  const offered = POINT_CATEGORIES.filter((each) => products.some(({ exchangeType }) => exchangeType === each));
  const shown = productsOf(products, { category, have: inReach ? have : null });
  return (
    <>
      <div className={styles.filters}>
        <ChipRow className={styles.chips} role="group" aria-label={t('points.category')}>
          <Chip chosen={category === null} onClick={() => choose({ category: undefined })}>
            {t('points.all')}
          </Chip>
          {offered.map((each) => (
            <Chip key={each} chosen={category === each} onClick={() => choose({ category: each })}>
              {t(`points.categories.${each}`)}
            </Chip>
          ))}
        </ChipRow>
        <Chip chosen={inReach} onClick={() => choose({ reach: inReach ? undefined : '1' })}>
          {t('points.reach')}
        </Chip>
      </div>
      {shown.length === 0 && (
        <Message icon={<Gift />} title={t('points.productsEmpty')} text={t('points.productsEmptyText')}>
          <Button onClick={() => choose({ category: undefined, reach: undefined })}>{t('points.showAll')}</Button>
        </Message>
      )}
      <ul className={styles.products}>
        {shown.map((product) => (
          <li key={product.code}>
            <ProductCard product={product} have={have} />
          </li>
        ))}
      </ul>
    </>
  );
};

/** The picture of a product, or a plain field in its place. */
export const ProductPicture = ({ product: { picture }, lazy }: { product: PointProduct; lazy?: boolean }) =>
  picture ? (
    <Picture
      src={picture}
      alt=""
      width={480}
      height={360}
      loading={lazy ? 'lazy' : undefined}
      className={styles.picture}
    />
  ) : (
    <span className={styles.drawn} aria-hidden>
      <Gift />
    </span>
  );

/** Below this the number that is left is told. */
const FEW = 50;

const ProductCard = ({ product, have }: { product: PointProduct; have: number }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const choose = useUnit(productChosen);
  const number = (count: number) => pointsText(count, locale);
  const { productName, description, requiredPoints, stock } = product;
  const missing = requiredPoints - have;
  const gone = isGone(product);
  return (
    <article className={styles.product} data-gone={gone || undefined}>
      <span className={styles.pictured}>
        <ProductPicture product={product} lazy />
        {gone && <span className={styles.tag}>{t('points.soldOut')}</span>}
        {!gone && stock !== null && stock <= FEW && (
          <span className={styles.tag}>{t('points.stock', { count: stock })}</span>
        )}
      </span>
      <div className={styles.texts}>
        <h3 dir="auto">{productName}</h3>
        {description && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        <div className={styles.foot}>
          <p className={styles.price}>
            <Coins aria-hidden />
            {t('points.price', { points: number(requiredPoints) })}
          </p>
          {missing > 0 && !gone ? (
            <div className={styles.missing}>
              <Meter label={t('points.missingOf', { name: productName })} value={have} max={requiredPoints} />
              <small>{t('points.missing', { points: number(missing) })}</small>
            </div>
          ) : (
            <Button
              size="small"
              disabled={gone}
              aria-haspopup="dialog"
              aria-label={t('points.exchangeOf', { name: productName })}
              onClick={() => choose(product)}
            >
              {t('points.exchange')}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
};
