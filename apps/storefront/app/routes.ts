import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Addresses that people share: real paths, the language optional behind the store. */
export default [
  index('routes/landing.tsx', { id: 'landing' }),
  route(':lang', 'routes/landing.tsx', { id: 'landing-in' }),
  route('choices', 'routes/choices.tsx'),
  route('robots.txt', 'routes/robots.tsx'),
  route('sitemap.xml', 'routes/sitemap-index.tsx'),
  route('s/:slug/sitemap.xml', 'routes/sitemap.tsx'),
  route('s/:slug/feed.xml', 'routes/feed.tsx'),
  route('s/:slug/order/:token', 'routes/order.tsx', { id: 'order' }),
  route('s/:slug/:lang/order/:token', 'routes/order.tsx', { id: 'order-in' }),
  route('s/:slug/c/:category', 'routes/category.tsx', { id: 'category' }),
  route('s/:slug/:lang/c/:category', 'routes/category.tsx', { id: 'category-in' }),
  route('s/:slug/p/:product', 'routes/product.tsx', { id: 'product' }),
  route('s/:slug/:lang/p/:product', 'routes/product.tsx', { id: 'product-in' }),
  route('s/:slug/policies/:policy', 'routes/policy.tsx', { id: 'policy' }),
  route('s/:slug/:lang/policies/:policy', 'routes/policy.tsx', { id: 'policy-in' }),
  route('s/:slug/cart', 'routes/cart.tsx', { id: 'cart' }),
  route('s/:slug/:lang/cart', 'routes/cart.tsx', { id: 'cart-in' }),
  route('s/:slug/checkout', 'routes/checkout.tsx', { id: 'checkout' }),
  route('s/:slug/:lang/checkout', 'routes/checkout.tsx', { id: 'checkout-in' }),
  route('s/:slug/search', 'routes/search.tsx', { id: 'search' }),
  route('s/:slug/:lang/search', 'routes/search.tsx', { id: 'search-in' }),
  route('s/:slug', 'routes/home.tsx', { id: 'home' }),
  route('s/:slug/:lang', 'routes/home.tsx', { id: 'home-in' }),
  route('*', 'routes/missing.tsx'),
] satisfies RouteConfig;
