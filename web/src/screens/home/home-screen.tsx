import { brand } from '../../brand.ts'
import { paths } from '../../paths.ts'
import { Logo } from '../../ui/logo.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import { Tagline } from '../../ui/tagline.tsx'
import { AccountTiles } from './account-tiles.tsx'
import { LinkTile } from './tile.tsx'

/** The landing page: a mosaic of tiles without header and footer (specification, section 2). */
export function HomeScreen() {
  return (
    <>
      <PageHead
        description={`${brand.tagline} Protein, snacks, gym wear and gear from ${brand.city}.`}
      />
      <main
        id="main"
        className="grid gap-1 bg-ink lg:h-svh lg:min-h-160 lg:grid-cols-12 lg:grid-rows-12"
      >
        <LogoTile />
        <LinkTile
          to={paths.products}
          label="Products"
          size="large"
          className="world-brand studio min-h-134 lg:min-h-0 lg:col-[4/10] lg:row-[1/9]"
        >
          <ScreenHeading className="mb-auto p-5 text-[clamp(min(13.3vw,3.25rem),5.3vw,4.75rem)] lg:p-6 lg:pt-5.5">
            <Tagline />
          </ScreenHeading>
        </LinkTile>
        <AccountTiles />
        <LinkTile
          to={paths.lifestyle}
          label="Lifestyle"
          className="world-stone studio min-h-[58vh] lg:min-h-0 lg:col-[10/13] lg:row-[1/7]"
        />
        <LinkTile
          to={paths.limitedEdition}
          label="Limited Edition"
          className="world-graphite studio min-h-[58vh] lg:min-h-0 lg:col-[1/4] lg:row-[4/13]"
        />
        <LinkTile
          to={paths.limitedEdition}
          label="Fitness Accessories"
          className="world-sun studio min-h-[58vh] lg:min-h-0 lg:col-[4/7] lg:row-[9/13]"
        />
        <LinkTile
          to={paths.blog}
          label="Blog"
          className="world-espresso studio min-h-[58vh] lg:min-h-0 lg:col-[7/10] lg:row-[9/13]"
        />
        <LinkTile
          to={paths.about}
          label="About"
          className="world-plant studio min-h-[58vh] lg:min-h-0 lg:col-[10/13] lg:row-[7/11]"
        >
          <p
            lang="bn"
            aria-hidden="true"
            className="type-bangla mb-auto pt-8 text-center text-[min(46vw,38vh)] text-lime lg:pt-4 lg:text-[min(11.25vw,22vh)]"
          >
            {brand.nameInBangla}
          </p>
        </LinkTile>
      </main>
    </>
  )
}

function LogoTile() {
  return (
    <div className="ground-paper flex min-h-26 items-center justify-between gap-3 px-4.5 lg:col-[1/4] lg:row-[1/4] lg:flex-col lg:items-start lg:px-[7.5%] lg:pt-[10%] lg:pb-[7.5%]">
      <span className="sr-only">{brand.name}</span>
      <Logo variant="red" className="w-[min(62vw,20rem)] shrink-0 lg:w-[97.5%]" />
      <p className="flex items-baseline gap-2.5 text-brand">
        <span lang="bn" className="type-bangla text-[min(11.3vw,3.5rem)] lg:text-[30px]">
          {brand.nameInBangla}
        </span>
        <span className="type-label hidden text-[17px] lg:inline">means strong.</span>
      </p>
    </div>
  )
}
