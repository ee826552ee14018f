/** The tabs of Opportunities, which share most of their code and are loaded together. */
export { OpeningSearchPage } from './OpeningSearchPage.tsx'
export { OpportunitiesFrame } from './OpportunitiesFrame.tsx'
export { RecommendedPage } from './RecommendedPage.tsx'
export { SavedOpeningsPage } from './SavedOpeningsPage.tsx'
