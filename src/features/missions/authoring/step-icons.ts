import {
  IconArrowsSplit2,
  IconFileText,
  IconHelpHexagon,
  IconMessageCircle,
  IconPackageExport,
} from '@tabler/icons-react'

export const stepIcons = {
  brief: IconFileText,
  message: IconMessageCircle,
  decision: IconArrowsSplit2,
  quiz: IconHelpHexagon,
  deliverable: IconPackageExport,
}
