export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  __InternalSupabase: {
    PostgrestVersion: "13"
  }
  public: {
    Tables: {
      audit_log: {
        Row: {
          action: string
          actor_id: string | null
          created_at: string
          details: Json
          id: number
          reason: string | null
          subject_id: string | null
          subject_type: string | null
        }
        Insert: {
          action: string
          actor_id?: string | null
          created_at?: string
          details?: Json
          id?: never
          reason?: string | null
          subject_id?: string | null
          subject_type?: string | null
        }
        Update: {
          action?: string
          actor_id?: string | null
          created_at?: string
          details?: Json
          id?: never
          reason?: string | null
          subject_id?: string | null
          subject_type?: string | null
        }
        Relationships: []
      }
      notifications: {
        Row: {
          created_at: string
          data: Json
          id: string
          kind: string
          link: string | null
          read_at: string | null
          user_id: string
        }
        Insert: {
          created_at?: string
          data?: Json
          id?: string
          kind: string
          link?: string | null
          read_at?: string | null
          user_id: string
        }
        Update: {
          created_at?: string
          data?: Json
          id?: string
          kind?: string
          link?: string | null
          read_at?: string | null
          user_id?: string
        }
        Relationships: []
      }
      organization_members: {
        Row: {
          created_at: string
          member_role: Database["public"]["Enums"]["member_role"]
          organization_id: string
          title: string
          user_id: string
        }
        Insert: {
          created_at?: string
          member_role?: Database["public"]["Enums"]["member_role"]
          organization_id: string
          title?: string
          user_id: string
        }
        Update: {
          created_at?: string
          member_role?: Database["public"]["Enums"]["member_role"]
          organization_id?: string
          title?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "organization_members_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      organizations: {
        Row: {
          created_at: string
          decided_at: string | null
          decided_by: string | null
          decision_reason: string | null
          heard_from: string | null
          id: string
          kind: Database["public"]["Enums"]["organization_kind"]
          name: string
          requested_by: string | null
          siret: string | null
          status: Database["public"]["Enums"]["organization_status"]
          updated_at: string
          website: string | null
        }
        Insert: {
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          decision_reason?: string | null
          heard_from?: string | null
          id?: string
          kind: Database["public"]["Enums"]["organization_kind"]
          name: string
          requested_by?: string | null
          siret?: string | null
          status?: Database["public"]["Enums"]["organization_status"]
          updated_at?: string
          website?: string | null
        }
        Update: {
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          decision_reason?: string | null
          heard_from?: string | null
          id?: string
          kind?: Database["public"]["Enums"]["organization_kind"]
          name?: string
          requested_by?: string | null
          siret?: string | null
          status?: Database["public"]["Enums"]["organization_status"]
          updated_at?: string
          website?: string | null
        }
        Relationships: []
      }
      platform_settings: {
        Row: {
          key: string
          updated_at: string
          updated_by: string | null
          value: Json
        }
        Insert: {
          key: string
          updated_at?: string
          updated_by?: string | null
          value: Json
        }
        Update: {
          key?: string
          updated_at?: string
          updated_by?: string | null
          value?: Json
        }
        Relationships: []
      }
      profiles: {
        Row: {
          avatar_url: string | null
          bio: string
          created_at: string
          deletion_requested_at: string | null
          first_name: string
          job_title: string
          language: string | null
          last_name: string
          linkedin_url: string | null
          portfolio_url: string | null
          resume_name: string | null
          resume_path: string | null
          skills: string[]
          updated_at: string
          user_id: string
        }
        Insert: {
          avatar_url?: string | null
          bio?: string
          created_at?: string
          deletion_requested_at?: string | null
          first_name?: string
          job_title?: string
          language?: string | null
          last_name?: string
          linkedin_url?: string | null
          portfolio_url?: string | null
          resume_name?: string | null
          resume_path?: string | null
          skills?: string[]
          updated_at?: string
          user_id: string
        }
        Update: {
          avatar_url?: string | null
          bio?: string
          created_at?: string
          deletion_requested_at?: string | null
          first_name?: string
          job_title?: string
          language?: string | null
          last_name?: string
          linkedin_url?: string | null
          portfolio_url?: string | null
          resume_name?: string | null
          resume_path?: string | null
          skills?: string[]
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      user_roles: {
        Row: {
          created_at: string
          granted_by: string | null
          id: string
          role: Database["public"]["Enums"]["app_role"]
          user_id: string
        }
        Insert: {
          created_at?: string
          granted_by?: string | null
          id?: string
          role: Database["public"]["Enums"]["app_role"]
          user_id: string
        }
        Update: {
          created_at?: string
          granted_by?: string | null
          id?: string
          role?: Database["public"]["Enums"]["app_role"]
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      admin_home: {
        Args: never
        Returns: Json
      }
      admin_users: {
        Args: { page?: number; page_size?: number; search?: string; wanted_role?: Database["public"]["Enums"]["app_role"] }
        Returns: {
          user_id: string
          first_name: string
          last_name: string
          email: string
          email_confirmed: boolean
          roles: Database["public"]["Enums"]["app_role"][]
          organizations: string[]
          created_at: string
          last_sign_in_at: string
          total: number
        }[]
      }
      approve_organization: {
        Args: { organization_id: string }
        Returns: undefined
      }
      cancel_account_deletion: {
        Args: never
        Returns: undefined
      }
      end_session: {
        Args: { session_id: string }
        Returns: undefined
      }
      export_my_data: {
        Args: never
        Returns: Json
      }
      my_sessions: {
        Args: never
        Returns: {
          id: string
          created_at: string
          last_used_at: string
          user_agent: string
          ip: string
          is_current: boolean
        }[]
      }
      note_admin_attempt: {
        Args: { attempted_email: string }
        Returns: undefined
      }
      organization_requests: {
        Args: { page?: number; page_size?: number; search?: string; wanted_status?: Database["public"]["Enums"]["organization_status"] }
        Returns: {
          id: string
          kind: Database["public"]["Enums"]["organization_kind"]
          name: string
          website: string
          siret: string
          status: Database["public"]["Enums"]["organization_status"]
          heard_from: string
          created_at: string
          decided_at: string
          decision_reason: string
          applicant_name: string
          applicant_title: string
          applicant_email: string
          email_confirmed: boolean
          email_matches_website: boolean
          free_mail: boolean
          same_name_or_siret: number
          total: number
        }[]
      }
      reject_organization: {
        Args: { organization_id: string; reason: string }
        Returns: undefined
      }
      request_account_deletion: {
        Args: never
        Returns: string
      }
      request_again: {
        Args: { name: string; organization_id: string; siret: string; website: string }
        Returns: undefined
      }
      set_free_mail_domains: {
        Args: { domains: string[] }
        Returns: string[]
      }
    }
    Enums: {
      app_role: "candidate" | "company" | "admin" | "academia" | "on_maker"
      member_role: "owner" | "recruiter" | "reviewer" | "adviser" | "teacher"
      organization_kind: "company" | "academia" | "on_maker"
      organization_status: "pending" | "approved" | "rejected" | "suspended"
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type Schemas = Omit<Database, "__InternalSupabase">
type DefaultSchema = "public"
type InSchema = { schema: keyof Schemas }
type Readable<Schema extends keyof Schemas> = Schemas[Schema]["Tables"] & Schemas[Schema]["Views"]
type Part<Relation, Kind extends string> = Relation extends Record<Kind, infer Found> ? Found : never

export type Tables<
  Name extends keyof Readable<DefaultSchema> | InSchema,
  Member extends Name extends InSchema ? keyof Readable<Name["schema"]> : never = never,
> = Name extends InSchema
  ? Part<Readable<Name["schema"]>[Extract<Member, keyof Readable<Name["schema"]>>], "Row">
  : Part<Readable<DefaultSchema>[Extract<Name, keyof Readable<DefaultSchema>>], "Row">

export type TablesInsert<
  Name extends keyof Schemas[DefaultSchema]["Tables"] | InSchema,
  Member extends Name extends InSchema ? keyof Schemas[Name["schema"]]["Tables"] : never = never,
> = Name extends InSchema
  ? Part<Schemas[Name["schema"]]["Tables"][Extract<Member, keyof Schemas[Name["schema"]]["Tables"]>], "Insert">
  : Part<Schemas[DefaultSchema]["Tables"][Extract<Name, keyof Schemas[DefaultSchema]["Tables"]>], "Insert">

export type TablesUpdate<
  Name extends keyof Schemas[DefaultSchema]["Tables"] | InSchema,
  Member extends Name extends InSchema ? keyof Schemas[Name["schema"]]["Tables"] : never = never,
> = Name extends InSchema
  ? Part<Schemas[Name["schema"]]["Tables"][Extract<Member, keyof Schemas[Name["schema"]]["Tables"]>], "Update">
  : Part<Schemas[DefaultSchema]["Tables"][Extract<Name, keyof Schemas[DefaultSchema]["Tables"]>], "Update">

export type Enums<
  Name extends keyof Schemas[DefaultSchema]["Enums"] | InSchema,
  Member extends Name extends InSchema ? keyof Schemas[Name["schema"]]["Enums"] : never = never,
> = Name extends InSchema
  ? Schemas[Name["schema"]]["Enums"][Extract<Member, keyof Schemas[Name["schema"]]["Enums"]>]
  : Schemas[DefaultSchema]["Enums"][Extract<Name, keyof Schemas[DefaultSchema]["Enums"]>]

export type CompositeTypes<
  Name extends keyof Schemas[DefaultSchema]["CompositeTypes"] | InSchema,
  Member extends Name extends InSchema ? keyof Schemas[Name["schema"]]["CompositeTypes"] : never = never,
> = Name extends InSchema
  ? Schemas[Name["schema"]]["CompositeTypes"][Extract<Member, keyof Schemas[Name["schema"]]["CompositeTypes"]>]
  : Schemas[DefaultSchema]["CompositeTypes"][Extract<Name, keyof Schemas[DefaultSchema]["CompositeTypes"]>]

export const Constants = {
  public: {
    Enums: {
      app_role: ["candidate", "company", "admin", "academia", "on_maker"],
      member_role: ["owner", "recruiter", "reviewer", "adviser", "teacher"],
      organization_kind: ["company", "academia", "on_maker"],
      organization_status: ["pending", "approved", "rejected", "suspended"],
    },
  },
} as const
