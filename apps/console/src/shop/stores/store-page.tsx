import { useQuery } from '@tanstack/react-query';
import { CallFailed } from '@vitrine/contract/client.ts';
import { languageNames, languages } from '@vitrine/contract/locales.ts';
import { currencies } from '@vitrine/contract/money.ts';
import { deriveAccent } from '@vitrine/contract/shop/accent.ts';
import { listCountries } from '@vitrine/contract/shop/markets.ts';
import { type OwnStore, priceEndings, settlementModes, socialKinds, updateOwnStore } from '@vitrine/contract/shop/stores.ts';
import { Alert, Button, ColorPicker, Form, Input, Select } from 'antd';
import { Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { loadAccount } from '../../lib/account.ts';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { queryClient } from '../../lib/queries.ts';
import { storeTexts } from '../../texts/stores.ts';
import { FloatingBar } from '../../ui/floating-bar.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { type Picture, PictureSlot } from './picture-slot.tsx';
import { SlugForm } from './slug-form.tsx';
import { keepTyped, pickChanged } from './store-changes.rules.ts';
import './store-page.css';

interface Fields
  extends Pick<
    OwnStore,
    | 'name'
    | 'creatorName'
    | 'bio'
    | 'quote'
    | 'baseCurrency'
    | 'timeZone'
    | 'country'
    | 'language'
    | 'languages'
    | 'socialLinks'
    | 'settlementMode'
    | 'priceEnding'
    | 'floorAction'
    | 'status'
    | 'accentSeed'
  > {
  seller: OwnStore['seller'];
}

interface Pictures {
  avatar: Picture | null;
  banner: Picture | null;
  carousel: Picture[];
}

const fieldsOf = (store: OwnStore): Fields => ({
  name: store.name,
  creatorName: store.creatorName,
  bio: store.bio,
  quote: store.quote,
  baseCurrency: store.baseCurrency,
  timeZone: store.timeZone,
  country: store.country,
  language: store.language,
  languages: store.languages,
  socialLinks: store.socialLinks,
  settlementMode: store.settlementMode,
  priceEnding: store.priceEnding,
  floorAction: store.floorAction,
  status: store.status,
  accentSeed: store.accentSeed,
  seller: store.seller,
});

const picturesOf = (store: OwnStore): Pictures => ({
  avatar: store.avatar && store.avatarKey ? { key: store.avatarKey, url: store.avatar.url } : null,
  banner: store.banner && store.bannerKey ? { key: store.bannerKey, url: store.banner.url } : null,
  carousel: store.carousel.map(({ key, image }) => ({ key, url: image.url })),
});

const zones = Intl.supportedValuesOf('timeZone');

function Preview({ fields, pictures }: { fields: Fields; pictures: Pictures }) {
  const t = useText(storeTexts);
  // The colours that the storefront itself derives, so that the words on them are as readable as there.
  const { accent, onAccent } = deriveAccent(fields.accentSeed).light;
  return (
    <aside className="card store-preview" aria-label={t('preview')}>
      <div className="card-head">
        <h2 className="h3">{t('preview')}</h2>
      </div>
      <div className="pic" style={pictures.banner ? { backgroundImage: `url(${pictures.banner.url})` } : { background: accent }} />
      <div className="body">
        {pictures.avatar ? <img className="face" src={pictures.avatar.url} alt="" /> : <span className="face" />}
        <b className="h2">{fields.name}</b>
        <span className="t2">{fields.bio}</span>
        <span className="go" style={{ background: accent, color: onAccent }}>
          {t('buy')}
        </span>
      </div>
    </aside>
  );
}

function StoreForm({ store }: { store: OwnStore }) {
  const t = useText(storeTexts);
  const mayEdit = useHasPerm('shop:store:edit');
  const [form] = Form.useForm<Fields>();
  const [pictures, setPictures] = useState(() => picturesOf(store));
  const [live, setLive] = useState(() => fieldsOf(store));
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isConflict, setConflict] = useState(false);
  // What this form was filled from. A re-read brings newer versions, and saving under one unseen would undo another window.
  const [seen, setSeen] = useState(store);
  const countries = useQuery({
    queryKey: ['countries'],
    queryFn: () => api.call(listCountries, {}, { quiet: true }),
    staleTime: 3_600_000,
  });
  const touch = (change: Partial<Pictures>) => {
    setPictures({ ...pictures, ...change });
    setDirty(true);
  };
  const reset = (to: OwnStore) => {
    setSeen(to);
    form.setFieldsValue(fieldsOf(to));
    setLive(fieldsOf(to));
    setPictures(picturesOf(to));
    setDirty(false);
    setConflict(false);
  };
  useEffect(() => {
    if (store.version <= seen.version) return;
    if (!isDirty) {
      reset(store);
      return;
    }
    const merged = keepTyped(fieldsOf(seen), { ...fieldsOf(seen), ...form.getFieldsValue() }, fieldsOf(store));
    const isElsewhere = Object.keys(
      pickChanged({ ...fieldsOf(seen), ...picturesOf(seen) }, { ...fieldsOf(store), ...picturesOf(store) }),
    ).length;
    form.setFieldsValue(merged);
    setLive(merged);
    setPictures(keepTyped(picturesOf(seen), pictures, picturesOf(store)));
    setSeen(store);
    // A new address alone comes from this very page.
    if (isElsewhere) setConflict(true);
  });
  const save = async (fields: Fields) => {
    setSaving(true);
    const { seller, ...changed } = pickChanged(fieldsOf(seen), { ...fieldsOf(seen), ...fields });
    const drawn = pickChanged(picturesOf(seen), pictures);
    try {
      const next = await api.call(updateOwnStore, {
        body: {
          ...changed,
          version: seen.version,
          ...(seller === undefined ? {} : { seller: seller?.name ? seller : null }),
          ...(drawn.avatar === undefined ? {} : { avatarKey: drawn.avatar?.key ?? null }),
          ...(drawn.banner === undefined ? {} : { bannerKey: drawn.banner?.key ?? null }),
          ...(drawn.carousel && {
            carousel: drawn.carousel.map(({ key }) => ({
              key,
              productId: seen.carousel.find((known) => known.key === key)?.productId ?? null,
            })),
          }),
        },
      });
      queryClient.setQueryData(['store', 'own'], next);
      reset(next);
      toast.success(t('saved'));
      await loadAccount();
      await queryClient.invalidateQueries({ queryKey: ['store'] });
    } catch (error) {
      if (error instanceof CallFailed && error.code === 'conflict') {
        setConflict(true);
        await queryClient.invalidateQueries({ queryKey: ['store', 'own'] });
      } else if (error instanceof CallFailed) {
        const place = (path: string) => path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)) as never;
        form.setFields(error.fields.map(({ path, message }) => ({ name: place(path), errors: [message] })));
        const locked = { 'currency-locked': 'baseCurrency', 'account-not-linked': 'settlementMode' } as const;
        const field = locked[error.code as keyof typeof locked];
        if (field) form.setFields([{ name: field, errors: [error.message] }]);
      }
    }
    setSaving(false);
  };
  const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));
  return (
    <>
      <PageHead title={t('title')} />
      <div className="store-page">
        <div className="store-form">
          {isConflict && <Alert type="warning" showIcon title={t('conflict')} />}
          <Form<Fields>
            form={form}
            className="store-form"
            layout="vertical"
            requiredMark={false}
            disabled={!mayEdit}
            initialValues={fieldsOf(store)}
            onValuesChange={(_changed, all) => {
              setLive({ ...live, ...all });
              setDirty(true);
            }}
            onFinish={(fields) => void save(fields)}
          >
            <section className="card form-box">
              <h2 className="h3">{t('look')}</h2>
              <div className="store-pics">
                <PictureSlot label={t('avatar')} value={pictures.avatar} width={96} height={96} onChange={(avatar) => touch({ avatar })} />
                <PictureSlot label={t('banner')} value={pictures.banner} width={300} height={96} onChange={(banner) => touch({ banner })} />
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
              <Form.Item name="quote" label={t('quote')}>
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
              <span className="t3">{t('carouselHint')}</span>
              <div className="carousel-list">
                {pictures.carousel.map((picture, place) => (
                  <PictureSlot
                    key={picture.key}
                    label={`${t('carousel')} ${place + 1}`}
                    value={picture}
                    width={160}
                    height={90}
                    onChange={(next) =>
                      touch({
                        carousel: pictures.carousel.flatMap((known) => (known.key === picture.key ? (next ? [next] : []) : [known])),
                      })
                    }
                  />
                ))}
                {pictures.carousel.length < 6 && (
                  <PictureSlot
                    label={`${t('carousel')} ${pictures.carousel.length + 1}`}
                    value={null}
                    width={160}
                    height={90}
                    onChange={(next) => next && touch({ carousel: [...pictures.carousel, next] })}
                  />
                )}
              </div>
            </section>
            <section className="card form-box">
              <h2 className="h3">{t('sell')}</h2>
              <div className="two">
                <Form.Item name="status" label={t('status')}>
                  <Select
                    options={[
                      { value: 'open', label: t('openState') },
                      { value: 'paused', label: t('pausedState') },
                    ]}
                  />
                </Form.Item>
                <Form.Item name="settlementMode" label={t('settlement')} extra={t('directHint')}>
                  <Select options={settlementModes.map((value) => ({ value, label: t(value) }))} />
                </Form.Item>
                <Form.Item name="baseCurrency" label={t('currency')} extra={t('currencyHint')}>
                  <Select showSearch options={currencies.map((value) => ({ value, label: value }))} />
                </Form.Item>
                <Form.Item name="country" label={t('country')}>
                  <Select
                    showSearch
                    optionFilterProp="label"
                    options={(countries.data?.list ?? []).map((country) => ({ value: country.code, label: country.name }))}
                  />
                </Form.Item>
                <Form.Item name="language" label={t('language')}>
                  <Select options={languageOptions} />
                </Form.Item>
                <Form.Item name="languages" label={t('languages')}>
                  <Select mode="multiple" options={languageOptions} />
                </Form.Item>
                <Form.Item name="timeZone" label={t('timeZone')}>
                  <Select showSearch options={zones.map((value) => ({ value, label: value }))} />
                </Form.Item>
                <Form.Item name="priceEnding" label={t('ending')}>
                  <Select options={priceEndings.map((value) => ({ value, label: value === 'none' ? t('endingNone') : `.${value}` }))} />
                </Form.Item>
                <Form.Item name="floorAction" label={t('floorAction')}>
                  <Select
                    options={[
                      { value: 'raise', label: t('raise') },
                      { value: 'hide', label: t('hide') },
                    ]}
                  />
                </Form.Item>
              </div>
            </section>
            {live.settlementMode === 'direct' && (
              <section className="card form-box">
                <h2 className="h3">{t('seller')}</h2>
                <Form.Item name={['seller', 'name']} label={t('sellerName')}>
                  <Input maxLength={120} />
                </Form.Item>
                <Form.Item name={['seller', 'address']} label={t('sellerAddress')}>
                  <Input maxLength={240} />
                </Form.Item>
                <Form.Item name={['seller', 'email']} label={t('sellerEmail')} rules={[{ type: 'email', message: t('emailWrong') }]}>
                  <Input maxLength={254} />
                </Form.Item>
              </section>
            )}
            <section className="card form-box">
              <h2 className="h3">{t('social')}</h2>
              <Form.List name="socialLinks">
                {(rows, { add, remove }) => (
                  <>
                    {rows.map((row) => (
                      <div className="social-row" key={row.key}>
                        <Form.Item name={[row.name, 'kind']}>
                          <Select
                            aria-label={`${t('social')} ${row.name + 1}`}
                            options={socialKinds.map((value) => ({ value, label: value }))}
                          />
                        </Form.Item>
                        <Form.Item
                          name={[row.name, 'url']}
                          rules={[{ required: true, pattern: /^https:\/\/\S+\.\S+/, message: t('urlWrong') }]}
                        >
                          <Input maxLength={300} placeholder="https://" />
                        </Form.Item>
                        <button type="button" className="quiet square" aria-label={t('remove')} onClick={() => remove(row.name)}>
                          <X size={16} aria-hidden />
                        </button>
                      </div>
                    ))}
                    {rows.length < 8 && (
                      <Button icon={<Plus size={16} aria-hidden />} onClick={() => add({ kind: 'instagram', url: '' })}>
                        {t('addLink')}
                      </Button>
                    )}
                  </>
                )}
              </Form.List>
            </section>
          </Form>
          {mayEdit && (
            <section className="card form-box">
              <SlugForm key={store.slug} store={store} onChanged={(next) => queryClient.setQueryData(['store', 'own'], next)} />
            </section>
          )}
        </div>
        <Preview fields={live} pictures={pictures} />
      </div>
      <FloatingBar isShown={isDirty && mayEdit} label={t('unsaved')}>
        <b>{t('unsaved')}</b>
        <button type="button" className="quiet" onClick={() => reset(store)}>
          {t('discard')}
        </button>
        <Button type="primary" loading={isSaving} onClick={() => form.submit()}>
          {t('save')}
        </Button>
      </FloatingBar>
    </>
  );
}

/** The own store: how it looks, how it sells, where it is found. */
export default function StorePage() {
  const store = useOwnStore();
  if (store.isError) return <ErrorState error={store.error} onRetry={() => void store.refetch()} />;
  return store.data ? <StoreForm store={store.data} /> : <PageSkeleton />;
}
