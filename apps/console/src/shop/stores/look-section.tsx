import { ColorPicker, Form, Input } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';
import { PictureSlot } from './picture-slot.tsx';
import type { StorePictures } from './store-fields.ts';
import type { Picture } from './use-picture-upload.ts';

const carouselMax = 6;

interface LookSectionProps {
  pictures: StorePictures;
  onDraw: (change: Partial<StorePictures>) => void;
}

function Carousel({ pictures, onDraw }: LookSectionProps) {
  const t = useText(storeTexts);
  const { carousel } = pictures;
  const put = (place: number, next: Picture | null) => onDraw({ carousel: carousel.toSpliced(place, 1, ...(next ? [next] : [])) });
  return (
    <div className="carousel-box">
      <b>{t('carousel')}</b>
      <span className="t3">{t('carouselHint')}</span>
      <div className="carousel-list">
        {[...carousel, ...(carousel.length < carouselMax ? [null] : [])].map((picture, place) => (
          <PictureSlot
            key={picture?.key ?? 'next'}
            label={`${t('carousel')} ${place + 1}`}
            value={picture}
            width={160}
            height={90}
            onChange={(next) => put(place, next)}
          />
        ))}
      </div>
    </div>
  );
}

/** How the store looks: pictures, names, words, colour. */
export function LookSection({ pictures, onDraw }: LookSectionProps) {
  const t = useText(storeTexts);
  return (
    <section className="card form-box">
      <h2 className="h3">{t('look')}</h2>
      <div className="store-pics">
        <PictureSlot label={t('avatar')} value={pictures.avatar} width={96} height={96} onChange={(avatar) => onDraw({ avatar })} />
        <PictureSlot label={t('banner')} value={pictures.banner} width={300} height={96} onChange={(banner) => onDraw({ banner })} />
      </div>
      <Form.Item name="name" label={t('name')} rules={[{ required: true, whitespace: true, message: t('nameNeeded') }]}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="creatorName" label={t('creatorName')} extra={t('creatorHint')}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="bio" label={t('bio')}>
        <Input.TextArea maxLength={300} showCount autoSize={{ minRows: 2, maxRows: 5 }} />
      </Form.Item>
      <Form.Item name="quote" label={t('quote')} extra={t('quoteHint')}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item
        name="accentSeed"
        label={t('accent')}
        extra={t('accentHint')}
        getValueFromEvent={(colour: { toHexString(): string }) => colour.toHexString().slice(0, 7).toLowerCase()}
      >
        <ColorPicker showText disabledAlpha />
      </Form.Item>
      <Carousel pictures={pictures} onDraw={onDraw} />
    </section>
  );
}
