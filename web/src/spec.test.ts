import { apiBase, endpoints } from '@shop/contract/api'
import { emptyDetails, maxLengths } from '@shop/contract/profile'
import { brand } from './brand/brand.ts'
import { codeLength } from './brand/referral-code.ts'
import { failure, messages, sentenceOf, unknownError } from './account/errors.ts'
import { minimumPasswordLength } from './account/forms/form-values.ts'
import { notices } from './account/notices.ts'
import { confirmationMs } from './components/use-copy.ts'
import { headerThreshold } from './brand/header-threshold.ts'
import { accessoriesOf } from './merchandise/accessories.ts'
import { lifestyleItems } from './merchandise/lifestyle.ts'
import { limitedItems } from './merchandise/limited-edition.ts'
import { categoryFilters } from './catalog/categories.ts'
import { caseinProtein } from './catalog/casein-protein/product.ts'
import { products, searchableProducts } from './catalog/products.ts'
import { maxResults, searchProducts } from './catalog/search/search-products.ts'
import { allRoutes, routes } from './routes.ts'
import { about } from './routes/about/about-text.ts'
import { idLength } from './routes/affiliate/affiliate-record.ts'
import {
  affiliateFigures,
  affiliatePage,
  affiliateTerms,
} from './routes/affiliate/affiliate-text.ts'
import { delayMs } from './routes/affiliate/enrolment.tsx'
import {
  articleCategories,
  articles,
  featuredArticles,
  latestArticles,
} from './routes/blog/articles.ts'
import { blogFaqCategories, blogPage } from './routes/blog/blog-text.ts'
import { homeTiles } from './routes/home/home-text.ts'
import { intervalMs } from './routes/home/logo-tile.tsx'
import { earlyEnd, idleTime, minimumTime, restartDelay } from './routes/home/showcase.ts'
import { gallery, lifestylePage } from './routes/lifestyle/lifestyle-text.ts'
import { limitedEditionPage } from './routes/limited-edition/limited-edition-text.ts'
import { productPage } from './routes/product/product-text.ts'
import { maxRelated } from './routes/product/related-products.tsx'
import { headlineProteins } from './routes/products/headline-proteins-text.ts'
import { blurbs, differentiators, productsFaqs } from './routes/products/products-text.ts'
import { describe, expect, test } from 'vitest'

/*
 * The texts, prices and constants of the specification (docs/specification.md), and the limits of the
 * profile. Only this test repeats them; all other tests derive their expectations from the data. A text
 * that only a component's markup contains is tested with that component.
 */

test('the brand has the specified tagline', () => {
  expect(brand.tagline).toBe('Be good. Be happy. Be strong.')
})

describe('specification section 2: screens and routes', () => {
  test('every screen has the specified path', () => {
    expect(allRoutes.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        ...['/', '/products', '/products/:id', '/limited-edition', '/accessories', '/lifestyle'],
        ...['/blog', '/about', '/affiliate', '/login', '/register', '/profile', '/orders', '*'],
      ]),
    )
  })

  test('the main menu has the seven specified links', () => {
    const menu = allRoutes.filter((route) => route.menu !== undefined)
    expect(menu.map(({ path, menu }) => [menu, path])).toEqual(
      expect.arrayContaining([
        ['Products', '/products'],
        ['Lifestyle', '/lifestyle'],
        ['Limited Edition', '/limited-edition'],
        ['Accessories', '/accessories'],
        ['About', '/about'],
        ['Affiliate', '/affiliate'],
        ['Blog', '/blog'],
      ]),
    )
  })

  test('the home page’s tiles have the specified labels and links', () => {
    expect(homeTiles.map(({ label, to }) => [label, to])).toEqual([
      ['Products', '/products'],
      ['Lifestyle', '/lifestyle'],
      ['Limited Edition', '/limited-edition'],
      ['About', '/about'],
      ['Fitness Accessories', '/limited-edition'],
      ['Blog', '/blog'],
    ])
  })

  test('the category filters have the specified ids and labels', () => {
    expect(categoryFilters.map(({ id, label }) => [id, label])).toEqual([
      ['all', 'All Products'],
      ['protein', 'Protein Powders'],
      ['snacks', 'Snacks'],
      ['premix', 'Pre-Mix'],
      ['drinks', 'Drinks'],
    ])
  })

  test('the large panels of the products page are whey isolate, casein and protein coffee', () => {
    expect(
      headlineProteins.map(({ pack, product, action }) => [pack.name, product?.id, action]),
    ).toEqual([
      ['Whey Isolate', undefined, 'Shop Now'],
      ['Casein Protein', 'casein-protein', 'See casein'],
      ['Protein Coffee', 'protein-coffee', 'See coffee'],
    ])
  })

  test('the products page has four blurbs, six differentiators and five questions', () => {
    expect([blurbs.length, differentiators.length, productsFaqs.length]).toEqual([4, 6, 5])
  })

  test('product pages have the specified rating, tabs, fallback texts and heading', () => {
    expect(productPage.rating).toEqual({ score: 4.8, of: 5, reviews: 127 })
    expect(Object.values(productPage.tabs)).toEqual([
      'Ingredients & Nutrition',
      'Benefits',
      'How to Use',
      'FAQs',
    ])
    expect(productPage.missing).toEqual({
      ingredients: 'Ingredients information is not available. Please contact customer service.',
      nutrition: 'Nutrition information is not available. Please contact customer service.',
      benefits: 'Benefits information is not available. Please contact customer service.',
      howToUse: 'Usage information is not available. Please contact customer service.',
      faqs: 'No FAQs are available for this product.',
    })
    expect(productPage.related).toBe('You May Also Like')
  })

  test('an unknown path has the specified title', () => {
    expect(routes.notFound.title).toBe('Page Not Found')
  })

  test('the VIP club and the waitlist have the specified number of members and button labels', () => {
    expect(limitedEditionPage.vip.members).toBe(2847)
    expect(limitedEditionPage.vip.action).toBe('Join VIP')
    expect(limitedEditionPage.waitlist.action).toBe('Join Waitlist')
  })

  test('the about page has story, values, mission and vision', () => {
    const { story, values, mission, vision } = about
    expect([story, values, mission, vision].map(({ heading }) => heading)).toEqual([
      'Our story',
      'Our values',
      'Our mission',
      'Our vision',
    ])
  })

  test('the blog has the specified number of subscribers, button label and headings', () => {
    expect(blogPage.newsletter.subscribers).toBe('5,000+')
    expect(blogPage.newsletter.action).toBe('Subscribe')
    expect([blogPage.featured.heading, blogPage.latest.heading]).toEqual(['Featured', 'Latest'])
  })

  test('the community gallery has a heading and six pictures', () => {
    expect(lifestylePage.gallery.heading).toBe('Community gallery')
    expect(gallery).toHaveLength(6)
  })
})

describe('specification section 3: entities', () => {
  test('the products have the specified names, prices and categories; the search catalogue comes first', () => {
    const listed = [
      ['casein-protein', 'Casein Protein', 4000, 'protein'],
      ['protein-coffee', 'Protein Coffee', 2800, 'drinks'],
      ['plant-protein', 'Plant Protein', 3200, 'protein'],
      ['meal-replacement-pro', 'Meal Replacement Pro', 2200, 'premix'],
      ['pea-protein-isolate', 'Pea Protein Isolate', 3000, 'protein'],
      ['protein-bar', 'Protein Bar', 220, 'snacks'],
      ['protein-cookie', 'Protein Cookie', 180, 'snacks'],
      ['protein-chips', 'Protein Chips', 150, 'snacks'],
      ['peanut-butter-cups', 'Peanut Butter Cups', 250, 'snacks'],
    ]

    const sold = products.map(({ id, name, price, category }) => [id, name, price, category])

    expect(sold.slice(0, listed.length)).toEqual(listed)
    expect(searchableProducts.slice(0, 5)).toEqual(products.slice(0, 5))
    const listedIds = new Set<string>(listed.map(([id]) => String(id)))
    expect(searchableProducts.filter(({ id }) => listedIds.has(id))).toHaveLength(5)
  })

  test('a product has the specified fields, and its description is searched whole', async () => {
    const { details } = await caseinProtein.details()

    expect(Object.keys({ ...caseinProtein, ...details })).toEqual(
      expect.arrayContaining([
        ...['id', 'name', 'description', 'price', 'category', 'image', 'features'],
        ...['nutritionFacts', 'ingredients', 'benefits', 'howToUse', 'faqs'],
      ]),
    )
    expect(caseinProtein.nutritionFacts).toEqual({
      protein: '24 g',
      carbs: '4 g',
      fat: '1.5 g',
      calories: '126',
    })
    expect(searchProducts('malai')).toEqual([caseinProtein])
  })

  test('the limited items have the specified names, types and prices', () => {
    expect(limitedItems.map(({ id, name, type, price }) => [id, name, type, price])).toEqual([
      ['founders-shaker', 'Founders Shaker', 'shaker', 799],
      ['forged-bottle', 'Forged Steel Bottle', 'bottle', 1299],
      ['carry-all', 'Carry-All Gym Bag', 'bag', 1999],
      ['sticker-pack', 'Strong Sticker Pack', 'sticker', 299],
    ])
  })

  test('one limited item has the number of pieces in its description', () => {
    const numbered = limitedItems.filter(({ description }) =>
      description.includes('Only 500 pieces made'),
    )
    expect(numbered.map(({ id }) => id)).toEqual(['founders-shaker'])
  })

  test('the lifestyle items have the specified names, types and prices', () => {
    expect(lifestyleItems.map(({ name, type, price }) => [name, type, price])).toEqual([
      ['Tempo Training Tee', 'performance', 2500],
      ['Drive Joggers', 'performance', 3200],
      ['Summit Hoodie', 'performance', 4500],
      ['Everyday Tee', 'daily', 1800],
      ['Studio Sweatshirt', 'daily', 3800],
      ['Transit Jacket', 'daily', 5500],
      ['Signature Cap', 'accessories', 1500],
      ['Crossbody Pouch', 'accessories', 2200],
    ])
  })

  test('accessories have the specified names, categories, prices and badges', () => {
    expect(
      [...accessoriesOf('strength'), ...accessoriesOf('limited-edition')].map((item) => [
        item.name,
        item.category,
        item.price,
        item.badge,
        item.isLimited,
      ]),
    ).toEqual([
      ['Lever Lifting Belt', 'strength', 3500, 'Best Seller', undefined],
      ['Wrist Wraps', 'strength', 1200, undefined, undefined],
      ['Knee Sleeves', 'strength', 2200, undefined, undefined],
      ['Grip Gloves', 'strength', 1800, undefined, undefined],
      ['Resistance Band Set', 'limited-edition', 1800, undefined, true],
      ['Steel Speed Rope', 'limited-edition', 2500, undefined, true],
      ['Liquid Chalk', 'limited-edition', 800, undefined, true],
    ])
  })

  test('three articles are featured, three are not', () => {
    expect(featuredArticles.map(({ id }) => id)).toEqual([
      'casein-night-shift',
      'one-kettlebell',
      'read-a-label',
    ])
    expect(latestArticles.map(({ id }) => id)).toEqual([
      'dhaka-summer',
      'pea-rice-or-both',
      'five-lifts',
    ])
  })

  test('articles and questions have the specified categories', () => {
    expect(Object.keys(articleCategories)).toEqual([
      'nutrition-science',
      'research-insights',
      'transformation-stories',
      'fitness-guides',
    ])
    expect(Object.keys(blogFaqCategories)).toEqual(['timing', 'safety', 'requirements'])
  })

  test('a profile has the specified fields, initially empty, with Bangladesh as country', () => {
    expect(emptyDetails).toMatchObject({
      name: '',
      phone: '',
      address: { street: '', city: '', state: '', zip: '', country: 'Bangladesh' },
      notifications: { orders: true, drops: false, reads: false },
    })
    expect(maxLengths).toEqual({
      ...{ name: 100, phone: 32 },
      ...{ street: 200, city: 100, state: 100, zip: 100, country: 100 },
    })
  })

  test('the authors of articles are editorial desks, not persons (readings, No invented people)', () => {
    expect(new Set(articles.map(({ author }) => author))).toEqual(
      new Set(['Lab', 'Training', 'Kitchen'].map((desk) => `${brand.name} ${desk}`)),
    )
  })
})

describe('specification section 7: calls to the backend', () => {
  test('the endpoints have the specified paths', () => {
    expect(apiBase).toBe('/api')
    expect(endpoints).toMatchObject({
      register: '/auth/register',
      login: '/auth/login',
      profile: '/auth/profile',
    })
  })
})

describe('specification section 8: error messages and toasts', () => {
  test('every error has the specified wording', () => {
    expect(messages).toMatchObject({
      fillAllFields: 'Please fill in all fields',
      passwordMismatch: 'Passwords do not match',
      passwordTooShort: 'Password must be at least 6 characters',
      emailInUse: 'This email is already registered',
      invalidEmail: 'Invalid email address',
      weakPassword: 'Password is too weak',
      invalidCredentials: 'Invalid email or password',
      tooManyAttempts: 'Too many attempts. Please wait a moment and try again.',
      popupClosed: 'Sign-in was cancelled',
      popupBlocked: 'Pop-up was blocked by your browser. Please allow pop-ups for this site.',
      popupCancelled: 'Sign-in was cancelled. Please try again.',
      networkFailure: 'Network error. Please check your internet connection.',
      signInFailed: 'Failed to sign in. Please check your credentials.',
      googleFailed: 'Failed to sign in with Google.',
      signUpFailed: 'Failed to create an account. Please try again.',
      signUpRejected: 'Failed to create account. Please try again.',
      invalidName: 'Failed to create account. Please try again.',
      profileLoadFailed: 'Failed to load profile',
      profileUpdateFailed: 'Failed to update profile',
      sessionEnded: 'Your session has ended. Please sign in again.',
      currentPasswordIncorrect: 'Current password is incorrect',
      otherGoogleAccount: 'Please choose the Google account that you sign in with.',
      passwordChangeFailed: 'Failed to change password. Please try again.',
      resetLinkFailed: 'Failed to send the reset link. Please try again.',
      downloadFailed: 'Failed to load your data. Please try again.',
      deletionFailed: 'Failed to delete account. Please try again.',
      settingNotStored: 'Your browser does not let this site store the setting.',
    })
  })

  test('every notice has the specified wording', () => {
    expect(notices).toMatchObject({
      signedInWithGoogle: 'Successfully signed in with Google!',
      signedIn: 'Successfully signed in!',
      signedUp: 'Successfully created account!',
      signedOut: 'Successfully logged out!',
      signOutFailed: 'Failed to log out',
      profileUpdated: 'Profile updated successfully!',
      detailsCleared: 'Details entered before this e-mail was verified have been cleared.',
      googleBlocked: 'Google does not allow signing in inside this app.',
      googleInBrowserOnly: 'Continue with Google works in the browser only.',
      passwordChanged: 'Password changed successfully!',
      passwordAdded: 'Password added successfully!',
      googleOnly: 'You sign in with Google.',
      preferencesSaved: 'Preferences saved!',
      privacySaved: 'Privacy settings saved!',
      resetLinkSent: 'If an account exists for this e-mail, a reset link is on its way.',
      accountDeleted: 'Your account has been deleted.',
    })
  })

  test('says what the provider says, or “Unknown error”, when Google’s error is not listed', () => {
    const sentence = sentenceOf(failure('googleFailed', 'quota'))
    expect(sentence).toBe('Failed to sign in with Google: quota')
    expect(unknownError).toBe('Unknown error')
  })
})

describe('specification section 9: constants', () => {
  test('there are at most 5 search results and 3 related products', () => {
    expect([maxResults, maxRelated]).toEqual([5, 3])
  })

  test('the header turns solid after more than 50 px of scrolling', () => {
    expect(headerThreshold).toBe(50)
  })

  test('the home page’s showcase video starts after 3 s, ends 0.5 s early after at least 1 s, and restarts after 2.5 s', () => {
    expect([idleTime, earlyEnd, minimumTime, restartDelay]).toEqual([3000, 500, 1000, 2500])
  })

  test('the logo on the home page changes colour every 3 s', () => {
    expect(intervalMs).toBe(3000)
  })

  test('a password has at least 6 characters', () => {
    expect(minimumPasswordLength).toBe(6)
  })

  test('shipping is free over 2,000 taka', () => {
    expect(brand.freeShippingOver).toBe(2000)
    expect(productPage.notes[0]).toEqual({ title: 'Free shipping', text: 'over ৳2,000' })
    expect(blurbs).toContainEqual({ title: 'Free shipping', text: 'On orders over ৳2,000' })
  })

  test('affiliates earn 10%, 2% more from 50,000 taka of monthly sales, and the cookie lasts 30 days', () => {
    expect(affiliateTerms).toEqual({
      baseCommission: 10,
      extraCommission: 2,
      extraFromMonthlySales: 50_000,
      minimumPayout: 1000,
      cookieDays: 30,
    })
  })

  test('the affiliate page states the terms in words', () => {
    expect(affiliateFigures.map(({ value, text }) => `${value} ${text}`)).toEqual([
      '10% base commission, lifetime',
      '+2% extra at ৳50,000 monthly sales',
      '30 days referral cookie',
      '৳1,000 minimum payout, monthly by bank',
    ])
  })

  test('the affiliate success view has the specified title and times', () => {
    expect(affiliatePage.success.title).toBe("You're In!")
    expect([delayMs, confirmationMs]).toEqual([1000, 2000])
  })

  test('an affiliate id has 9 characters, and a referral code has 6 after its prefix', () => {
    expect([idLength, codeLength]).toEqual([9, 6])
  })
})
